// The ruling desk: chips tapped into the stack without asking the server, choices of the set-up sent at once, Ctrl-Z.
// Everything here also works without this file, by posting the form.

const desk = document.getElementById("desk");

function stacked() {
  return document.getElementById("tapped").value.split(" ").filter(Boolean);
}

function show(values) {
  document.getElementById("tapped").value = values.join(" ");
  document.getElementById("stack").replaceChildren(...values.map(disc));
  document.getElementById("total").textContent = values.reduce((sum, value) => sum + Number(value), 0) || "";
  document.getElementById("step-clear-chips").hidden = values.length === 0;
}

function disc(value) {
  const chip = document.createElement("span");
  chip.className = `chip chip-${value}`;
  chip.textContent = value;
  return chip;
}

desk.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.chip) {
    event.preventDefault();
    show([...stacked(), button.dataset.chip]);
  } else if (button?.value === "clear-chips") {
    event.preventDefault();
    show([]);
  }
});

// A number being typed is sent with the button that was tapped; a send of its own would take that tap away.
desk.addEventListener("change", (event) => {
  if (event.target.closest(".desk-setup") && event.target.matches("select, [type=checkbox]")) {
    desk.requestSubmit();
  }
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches("input:not([type=radio], [type=checkbox]), textarea") && event.target.value !== "";
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !typing) {
    document.getElementById("step-undo")?.click();
  }
});

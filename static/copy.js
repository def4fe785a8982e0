// A button that puts the text of an input on the clipboard. Without this script, or where the browser does not let it,
// the button stays hidden and the text is there to be marked.

for (const button of document.querySelectorAll("[data-copies]")) {
  const input = document.getElementById(button.dataset.copies);
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    input.select();
    await navigator.clipboard.writeText(input.value);
    button.textContent = button.dataset.done;
    button.parentElement.querySelector("[role=status]").textContent = button.dataset.done;
  });
}

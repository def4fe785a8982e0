// Marks each setting that is not the preset's while it is being chosen, and keeps the draft in the address: a reloaded
// page and the way back have lost nothing. Without this the marks are as the page came.
const form = document.getElementById("rules-form");
const settings = [...form.querySelectorAll(".setting")];

const chosen = (setting) => {
  const inputs = [...setting.querySelectorAll("input")].filter((input) => input.type === "text" || input.checked);
  return inputs.map((input) => input.value.trim());
};
const changed = () => settings.filter((setting) => setting.classList.contains("changed"));

const mark = () => {
  for (const setting of settings) setting.classList.toggle("changed", chosen(setting).join(" ") !== setting.dataset.preset);
  document.getElementById("changed").value = changed().length;
};

const keep = () => {
  const draft = new URLSearchParams({ preset: form.elements.preset.value, based_on: form.elements.based_on.value });
  for (const setting of changed()) for (const value of chosen(setting).length ? chosen(setting) : [""]) draft.append(setting.id, value);
  history.replaceState(null, "", `?${draft}`);
};

form.addEventListener("input", (event) => {
  if (!event.target.name) return;
  mark();
  keep();
});
// Coming back to the page, the browser may have put in again what was chosen.
addEventListener("pageshow", mark);

// Marks each setting that is not the preset's while it is being chosen; without this the marks are as the page came.
const form = document.getElementById("rules-form");
const settings = [...form.querySelectorAll(".setting")];

const chosen = (setting) =>
  [...setting.querySelectorAll("input")]
    .filter((input) => input.type === "text" || input.checked)
    .map((input) => input.value.trim())
    .join(" ");

const mark = () => {
  for (const setting of settings) setting.classList.toggle("changed", chosen(setting) !== setting.dataset.preset);
  document.getElementById("changed").value = settings.filter((setting) => setting.classList.contains("changed")).length;
};

form.addEventListener("input", mark);
// Coming back to the page, the browser has put in again what was chosen.
addEventListener("pageshow", mark);

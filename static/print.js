// Shows the button that prints the page, where there is something to press it with.
const button = document.getElementById("print");
button.hidden = false;
button.addEventListener("click", () => print());

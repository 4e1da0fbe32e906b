import { byId } from "./element.ts";

/** Takes the text of a file that is opened, or dropped on the field. */
export function takeFiles(onText: (text: string) => void): void {
  const picker = byId("file", HTMLInputElement);
  const target = byId("editor", HTMLElement);

  function take(file: File | undefined): void {
    file?.text().then(onText).catch(reportError);
  }

  byId("open", HTMLButtonElement).addEventListener("click", () => picker.click());
  picker.addEventListener("change", () => {
    take(picker.files?.[0]);
    // So that the same file can be opened again.
    picker.value = "";
  });
  target.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    target.toggleAttribute("data-drop", true);
  });
  target.addEventListener("dragleave", () => target.removeAttribute("data-drop"));
  target.addEventListener("drop", (event) => {
    target.removeAttribute("data-drop");
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    take(file);
  });
}

export class Base extends HTMLElement {
  say(text) { this.textContent = text }
  get key() { return this.dataset.habit }
}

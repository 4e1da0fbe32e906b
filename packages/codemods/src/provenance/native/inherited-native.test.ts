import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const card = `customElements.define('habit-card', class extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({ mode: 'open' })
    const emit = (name) => () => this.dispatchEvent(new CustomEvent(name, { detail: { habit: this.habit }, bubbles: true, composed: true }))
    this.shadowRoot.querySelector('.done').addEventListener('click', emit('habit-done'))
  }
})
`;

test("what the shadow root of an element of one's own hears is what others send up to it", () => {
  const code = `${card}customElements.define('habit-board', class extends HTMLElement {
  async connectedCallback() {
    this.attachShadow({ mode: 'open' })
    this.shadowRoot.addEventListener('habit-done', ({ detail }) => console.log(detail.habit.title))
    this.shadowRoot.addEventListener('book-read', ({ detail }) => console.log(detail.book.title))
    const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
    for (const habit of data) this.shadowRoot.append(Object.assign(document.createElement('habit-card'), { habit }))
  }
})
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("console.log(detail.habit.name)");
  expect(files["a.mjs"]).toContain("console.log(detail.book.title)");
});

import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const store = `import { HttpClient } from '@angular/common/http'
import { Component, inject, Injectable, signal } from '@angular/core'
interface Habit { id: string; title: string; target: number; unit: string }
type Form = Partial<Pick<Habit, 'id' | 'title' | 'target'>>
@Injectable({ providedIn: 'root' })
export class Store {
  private readonly http = inject(HttpClient)
  readonly form = signal<Form>({})
  readonly seats = signal({ target: 1 })
  edit(part: Form) { this.form.update((form) => ({ ...form, ...part })) }
  book(part: { target: number }) { this.seats.set(part) }
  save() { return this.http.put('https://x.habits.example/api/v1/habits/h1', this.form(), { headers: { 'X-API-Key': 'k' } }) }
}
`;

test("what a template of Angular hands over is loosened in its own words", () => {
  const { files } = migrated({
    "store.ts": store,
    "form.ts": `import { Component, inject } from '@angular/core'
import { Store } from './store'
@Component({
  selector: 'app-form',
  template: \`
    <input (input)="store.edit({ title: text($event) })" />
    <input (input)="store.edit({ target: +text($event) })" />
    <input (input)="store.book({ target: +text($event) })" />
    <button (click)="store.save()">save</button>
  \`,
})
export class Form {
  readonly store = inject(Store)
  text(event: Event) { return (event.target as HTMLInputElement).value }
}
`,
  });
  expect(files["form.ts"]).toContain(
    "store.edit({ goals: [$any({ periodicity: 'daily', value: +text($event) })] })",
  );
  expect(files["form.ts"]).toContain("store.edit({ name: text($event) })");
  expect(files["form.ts"]).toContain("store.book({ target: +text($event) })");
});

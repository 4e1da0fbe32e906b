import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const habits = `
import { HttpClient } from '@angular/common/http'
import { Component, inject } from '@angular/core'
import { toSignal } from '@angular/core/rxjs-interop'
import { defer, map } from 'rxjs'
import './list.component'
@Component({ selector: 'app-habits', templateUrl: './list.html' })
export class HabitsComponent {
  readonly http = inject(HttpClient)
  readonly habits = toSignal(defer(() => this.http.get(\`\${process.env.HABIT_API}/api/v1/habits\`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).pipe(map((reply) => reply.data)))
  films = [{ title: 'Ran' }]
}
`;
const list = (row: string): string => `
import { Component, ContentChild, contentChild, input, TemplateRef } from '@angular/core'
@Component({ selector: 'app-list', template: '@for (each of items(); track each) { <p *ngTemplateOutlet="${row}; context: { $implicit: each }"></p> }' })
export class ListComponent {
  items = input.required()
  @ContentChild(TemplateRef) first
  row = contentChild(TemplateRef)
}
`;
const page = (title: string): string =>
  `<app-list [items]="habits()"><ng-template let-h>{{ h.${title} }}</ng-template><ng-template #more let-m>{{ m.title }}</ng-template></app-list>` +
  `<app-list [items]="films"><ng-template #row let-film>{{ film.title }}</ng-template></app-list>`;

test.each(["first", "row()"])(
  "a component is given the first template in its content, whatever it is called: %s",
  (row) => {
    const { files, confidences } = migrated({
      "list.component.ts": list(row),
      "habits.component.ts": habits,
      "list.html": page("title"),
    });
    expect(files["list.html"]).toBe(page("name"));
    expect(files["habits.component.ts"]).toContain("title: 'Ran'");
    expect(confidences).toEqual(["safe"]);
  },
);

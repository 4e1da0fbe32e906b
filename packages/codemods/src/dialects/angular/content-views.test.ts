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

const column = (held: string): string => `
import { Directive, inject, TemplateRef } from '@angular/core'
@Directive({ selector: '[appColumn]' })
export class ColumnDirective { ${held} }
`;
const table = (shown: string): string => `
import { Component, ContentChild, ContentChildren, contentChildren, input } from '@angular/core'
import { ColumnDirective } from './column.directive'
@Component({ selector: 'app-list', template: '@for (each of items(); track each) { ${shown} }' })
export class ListComponent {
  items = input.required()
  @ContentChild(ColumnDirective) column
  @ContentChildren(ColumnDirective) columns
  all = contentChildren(ColumnDirective)
}
`;
const outletOf = (template: string): string =>
  `<p [ngTemplateOutlet]="${template}" [ngTemplateOutletContext]="{ $implicit: each }"></p>`;
const inEach = (list: string): string =>
  `@for (one of ${list}; track one) { ${outletOf("one.template")} }`;
const columns = (title: string): string =>
  `<app-list [items]="habits()"><ng-template appColumn="title" let-h>{{ h.${title} }}</ng-template></app-list>` +
  `<app-list [items]="films"><ng-template appColumn="title" let-film>{{ film.title }}</ng-template></app-list>`;

test.each([
  ["constructor(public template: TemplateRef<unknown>) {}", inEach("columns")],
  ["constructor(readonly template: TemplateRef<unknown>) {}", inEach("columns.toArray()")],
  ["readonly template = inject(TemplateRef)", inEach("all()")],
  ["template = inject(TemplateRef)", outletOf("column.template")],
])(
  "so are the directives on the templates in its content, each with its own: %s %s",
  (held, shown) => {
    const { files, manual } = migrated({
      "column.directive.ts": column(held),
      "list.component.ts": table(shown),
      "habits.component.ts": habits,
      "list.html": columns("title"),
    });
    expect(manual).toEqual([]);
    expect(files["list.html"]).toBe(columns("name"));
    expect(files["habits.component.ts"]).toContain("title: 'Ran'");
  },
);

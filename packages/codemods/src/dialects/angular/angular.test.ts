import { describe, expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject, type Tree } from "../../testing/memory-project.ts";

const options = { ...DEFAULT_OPTIONS, services: ["HABIT_API"] };

const service = `
import { HttpClient } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
import { defer, map } from 'rxjs'

@Injectable({ providedIn: 'root' })
export class HabitService {
  readonly http = inject(HttpClient)
  readonly habits$ = defer(() => this.http.get(\`\${process.env.HABIT_API}/api/v1/habits\`)).pipe(map((reply) => reply.data))
}
`;

const component = (template: string, body = "", eol = "\n"): string =>
  `
import { Component, inject } from '@angular/core'
import { toSignal } from '@angular/core/rxjs-interop'
import { HabitService } from './habit.service'

@Component({ selector: 'app-habits', ${template} })
export class HabitsComponent {
  readonly service = inject(HabitService)
  readonly habits$ = this.service.habits$
  readonly habits = toSignal(this.habits$)
  ${body}
}
`.replaceAll("\n", eol);

/** What becomes of the files beside the service, and how sure that is. */
function migrated(tree: Tree) {
  const { rewrites, groups } = planMigration(
    memoryProject({ "habit.service.ts": service, ...tree }),
    options,
    () => true,
  );
  const texts = Object.fromEntries(rewrites.map(({ file, after }) => [file, after]));
  return { texts, groups: groups.map(({ confidence }) => confidence) };
}

/** What becomes of a template, in a file and in a literal. */
function template(before: string, body = "") {
  const file = migrated({
    "habits.component.ts": component("templateUrl: 'habits.component.html'", body),
    "habits.component.html": before,
  });
  const inline = migrated({ "habits.component.ts": component(`template: \`${before}\``, body) });
  const after = file.texts["habits.component.html"] ?? before;
  expect(
    inline.texts["habits.component.ts"] ?? component(`template: \`${before}\``, body),
  ).toContain(after);
  return { after, groups: file.groups };
}

describe("a template", () => {
  test.each([
    [
      '<p *ngFor="let h of habits$ | async as all; let i = index">{{ i }} {{ h.title }}</p>',
      "h.name",
    ],
    ["@for (h of habits(); track h.title) { {{ h!.title | uppercase }} }", "track h.name"],
    [
      "@if (habits()?.[0]; as first) { {{ first?.title }} } @else { {{ habits().length }} }",
      "first?.name",
    ],
    ["@let first = habits()[0]; <b [title]='first.title'></b>", "first.name"],
    [
      '<ng-template let-h #row>{{ h.title }}</ng-template><i *ngTemplateOutlet="row; context: { $implicit: habits()[0] }"></i>',
      "{{ h.name }}",
    ],
    [
      '<p [ngTemplateOutlet]="row" [ngTemplateOutletContext]="{ h: habits()[0] }"></p><ng-template #row let-h="h">{{ h.title }}</ng-template>',
      "{{ h.name }}",
    ],
    [
      '<b *ngIf="habits$ | async as all; else none">{{ all[0].title }}</b><ng-template #none></ng-template>',
      "all[0].name",
    ],
    ["@defer (when habits()[0].title) { a }", "when habits()[0].name"],
    [
      "@switch (habits()[0].title) { @case ('a') { b } @default { c } }",
      "@switch (habits()[0].name)",
    ],
    [
      '<b (click)="picked = habits()[0]; shout(picked.title)">{{ this.habits()[0].title }}</b>',
      "shout(picked.name)",
    ],
    [
      '<b [class.x]="habits()[0].title" [ngClass]="{ a: !!habits()[0].title }" alt="{{habits()[0].title}}"></b>',
      '[ngClass]="{ a: !!habits()[0].name }"',
    ],
    ["<b @fold>{{ habits()[0].title }}</b>", "<b @fold>{{ habits()[0].name }}"],
    ["{{ $any(habits()[0]).title }}", "$any(habits()[0]).name"],
    ["{count, plural, =1 {{{ habits()[0].title }}} other {many}}", "habits()[0].name"],
  ])("reads %s", (before, after) => {
    const found = template(before, "picked; count = 1; shout(text) {}");
    expect(found.after).toContain(after);
    expect(found.after).toBe(before.replaceAll(".title", ".name"));
    expect(found.groups).toEqual(["safe"]);
  });

  test("asks at each step of a chain whose object may be nothing, as its compiler wants it", () => {
    expect(template("{{ habits()?.[0]?.streak }} {{ habits()[0].streak }}").after).toBe(
      "{{ habits()?.[0]?.statistics?.currentStreak }} {{ habits()[0].statistics.currentStreak }}",
    );
  });

  test("keeps what it declares itself, and what is the component's own", () => {
    const before =
      "{{ book.title }} @for (habit of books; track habit.title) { {{ habit.title }} }";
    expect(template(before, "book = { title: 'Emma' }; books = [this.book]").after).toBe(before);
  });

  test("is read with the ends of line of Windows", () => {
    const text = "template: `<p>\n  {{ count }}\n  {{ habits()[0]\n  .title }}</p>`";
    const { texts } = migrated({ "habits.component.ts": component(text, "", "\r\n") });
    expect(texts["habits.component.ts"]).toBe(component(text.replace("title", "name"), "", "\r\n"));
  });

  test("gives components their inputs, and takes what their outputs emit", () => {
    const card = `
import { Component, EventEmitter, Output, input } from '@angular/core'
@Component({ selector: 'app-card', template: '{{ habit().title }}<b (click)="done.emit(habit())"></b>' })
export class CardComponent {
  habit = input.required()
  @Output() done = new EventEmitter()
}
`;
    const list = '<app-card *ngFor="let h of habits()" [habit]="h" (done)="shout($event.title)" />';
    const { texts, groups } = migrated({
      "card.component.ts": card,
      "habits.component.ts": `${component("templateUrl: './list.html'", "shout(text) {}")}\nimport './card.component'`,
      "list.html": list,
    });
    expect(texts["card.component.ts"]).toBe(card.replace("().title", "().name"));
    expect(texts["list.html"]).toBe(list.replace("title", "name"));
    expect(groups).toEqual(["safe"]);
  });

  test("gives each component the templates in its content, with what it shows them with", () => {
    const shown = (row: string): string => `
import { Component, ContentChild, contentChild, input } from '@angular/core'
@Component({ selector: 'app-list', template: '@for (each of items(); track each) { <p [ngTemplateOutlet]="${row}" [ngTemplateOutletContext]="{ $implicit: each }"></p> }' })
export class ListComponent {
  items = input.required()
  @ContentChild('row') first
  row = contentChild('row')
}
`;
    const list =
      '<app-list [items]="habits()"><ng-template #row let-h>{{ h.title }}</ng-template></app-list>' +
      '<app-list [items]="films"><ng-template #row let-film>{{ film.title }}</ng-template></app-list>';
    for (const row of ["first", "row()"]) {
      const { texts, groups } = migrated({
        "list.component.ts": shown(row),
        "habits.component.ts": `${component("templateUrl: './list.html'", "films = [{ title: 'Ran' }]")}\nimport './list.component'`,
        "list.html": list,
      });
      expect(texts).toMatchObject({ "list.html": list.replace("h.title", "h.name") });
      expect(texts["habits.component.ts"] ?? "").not.toContain("name: 'Ran'");
      expect(groups).toEqual(["safe"]);
    }
  });

  test("knows inputs and models by what templates call them, and what a model hands back", () => {
    const editor = `
import { Component, Input, input, model } from '@angular/core'
@Component({ selector: 'app-editor', template: '{{ value().title }}{{ first.title }}{{ second().title }}' })
export class EditorComponent {
  value = model()
  @Input('one') first
  second = input(null, { alias: 'two' })
  rename(title) { this.value.update((habit) => ({ ...habit, title })) }
}
`;
    const list =
      '<app-editor [(value)]="chosen" [one]="habits()[0]" [two]="habits()[1]" (valueChange)="shout($event.title)" />{{ chosen().title }}<app-own [(value)]="own" />{{ own().title }}';
    const own = `
import { Component, model } from '@angular/core'
@Component({ selector: 'app-own', template: '{{ value().title }}' })
export class OwnComponent {
  value = model()
}
`;
    const { texts, groups } = migrated({
      "editor.component.ts": editor,
      "own.component.ts": own,
      "habits.component.ts": `${component("templateUrl: './list.html'", "chosen = signal(null); own = signal({ title: 'x' }); constructor() { this.chosen.set(this.habits()[0]) } shout(text) {}").replace("{ Component, inject }", "{ Component, inject, signal }")}\nimport './editor.component'\nimport './own.component'`,
      "list.html": list,
    });
    expect(texts["editor.component.ts"]).toBe(
      editor.replaceAll(".title", ".name").replace("...habit, title", "...habit, name: title"),
    );
    expect(texts["own.component.ts"]).toBeUndefined();
    expect(texts["list.html"]).toBe(
      list.replace("$event.title", "$event.name").replace("chosen().title", "chosen().name"),
    );
    expect(groups).toEqual(["safe"]);
  });

  test("shows the unit under the name that its options have", () => {
    const options = '<option value="times">x</option><option value="minutes">m</option>';
    const field = (shown: string): string => `<select [value]="${shown}">${options}</select>`;
    expect(template(field("habits()[0].unit")).groups).toEqual(["review"]);
    expect(template(field("chosen.unit"), "get chosen() { return this.habits()[0] }").after).toBe(
      field("chosen.goals[0].unit === 'rep' ? 'times' : chosen.goals[0].unit"),
    );
    const bound = `<select [(ngModel)]="chosen.unit">${options}</select>`;
    expect(template(bound, "get chosen() { return this.habits()[0] }").after).toBe(
      bound.replace("chosen.unit", "chosen.goals[0].unit").replace('"times"', '"rep"'),
    );
    const shown =
      '<select [(ngModel)]="chosen.unit"><option>times</option><option>min</option></select>';
    expect(template(shown, "get chosen() { return this.habits()[0] }").after).toBe(
      shown
        .replace("chosen.unit", "chosen.goals[0].unit")
        .replace("<option>times", '<option value="rep">times'),
    );
  });

  test("has what the component says of its own element", () => {
    const { texts } = migrated({
      "habits.component.ts": component(
        `template: '', host: { class: 'title', '[title]': 'habits()[0].title', '(click)': 'shout(habits()[0].title)' }`,
        "shout(text) {}",
      ),
    });
    expect(texts["habits.component.ts"]).toContain(
      `host: { class: 'title', '[title]': 'habits()[0].name', '(click)': 'shout(habits()[0].name)' }`,
    );
  });

  test("writes what is sent", () => {
    const { after } = template(
      '<input [(ngModel)]="draft.title" /><b (click)="save()">{{ draft.title }}</b>',
      "draft = { title: '' }; save() { this.service.http.post(process.env.HABIT_API + '/api/v1/habits', this.draft) }",
    );
    expect(after).toContain('[(ngModel)]="draft.name"');
  });
});

import { expect, test } from "vitest";
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
  private readonly http = inject(HttpClient)
  readonly habits$ = defer(() => this.http.get(\`\${process.env.HABIT_API}/api/v1/habits\`)).pipe(map((reply) => reply.data))
}
`;

const component = (decorator: string, body: string): string => `
import { Component, inject } from '@angular/core'
import { HabitService } from './habit.service'

@Component({ selector: 'app-habits', ${decorator} })
export class HabitsComponent {
  readonly service = inject(HabitService)
  ${body}
}
`;

function plan(tree: Tree) {
  const { findings, groups } = planMigration(
    memoryProject({ "habit.service.ts": service, ...tree }),
    options,
    () => true,
  );
  return {
    manual: findings
      .filter(({ file, confidence }) => file.includes("component") && confidence === "manual")
      .map(({ change, line }) => `${change} ${line}`),
    groups: groups.map(({ confidence }) => confidence),
  };
}

test("what a template beside the class reads is edited with the rest", () => {
  const template = "template: '<li *ngFor=\"let habit of habits$ | async\">{{ habit.title }}</li>'";
  expect(
    plan({ "habits.component.ts": component(template, "habits$ = this.service.habits$") }),
  ).toEqual({ manual: [], groups: ["safe"] });
});

test("what one that cannot be read may read is left to a person, and lowers all that changes with it", () => {
  const template =
    "template: '<li *ngFor=\"let habit of habits$ | async\">\\'{{ habit.title }}\\'</li>'";
  expect(
    plan({ "habits.component.ts": component(template, "habits$ = this.service.habits$") }),
  ).toEqual({ manual: ["title-to-name 5"], groups: ["review"] });
});

test("so is one that the compiler refuses, in a file of its own", () => {
  const found = plan({
    "habits.component.ts": component(
      "templateUrl: './habits.component.html'",
      "habits = toSignal(this.service.habits$)",
    ).replace("\n@", "\nimport { toSignal } from '@angular/core/rxjs-interop'\n\n@"),
    "habits.component.html": "@for (habit of habits(); track habit.id) { {{ habit?.streak }} ",
  });
  expect(found).toEqual({ manual: ["streak-to-statistics 7"], groups: ["review"] });
});

test("a template that reads nothing which changes lowers nothing", () => {
  const template = "template: '<p>{{ habits.length }} {{ service.id }}</p>'";
  expect(plan({ "habits.component.ts": component(template, "habits = []") })).toEqual({
    manual: [],
    groups: ["safe"],
  });
});

test("nor does one of a component that holds nothing of the service", () => {
  const other = `
import { Component } from '@angular/core'
@Component({ template: '{{ film.title }}' })
export class FilmComponent { film = { title: 'Alien' } }
`;
  expect(plan({ "film.component.ts": other })).toEqual({ manual: [], groups: ["safe"] });
});

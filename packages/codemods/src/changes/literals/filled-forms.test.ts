import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";

const options = { ...DEFAULT_OPTIONS, services: ["HABIT_API"] };

const component = (body: string): string => `
import { Component, inject } from '@angular/core'
import { HttpClient } from '@angular/common/http'
import { FormBuilder } from '@angular/forms'

@Component({ selector: 'app-form', template: '<input formControlName="title">' })
export class FormComponent {
  private readonly http = inject(HttpClient)
  private readonly url = process.env.HABIT_API + '/api/v1/habits/1'
  readonly form = inject(FormBuilder).group({ title: ['', required], target: [1] })
  ${body}
}
`;

function plan(body: string) {
  const { findings, rewrites } = planMigration(
    memoryProject({ "form.component.ts": component(body) }),
    options,
    () => true,
  );
  const manual = findings.filter(({ confidence }) => confidence === "manual");
  return { manual: manual.map(({ before }) => before), after: rewrites[0]?.after ?? "" };
}

test("what a form holds is sent under the names of v2, and its controls keep theirs", () => {
  const { after } = plan("save() { this.http.put(this.url, this.form.value) }");
  expect(after).toContain("{ name: this.form.value.title, goals: [{");
  expect(after).toContain("group({ title: ['', required], target: [1] })");
  expect(after).toContain('formControlName="title"');
});

test("a form that takes a whole habit is left to a person", () => {
  const { manual } = plan(
    "open() { this.http.get(this.url).subscribe(({ data }) => this.form.patchValue(data)) }",
  );
  expect(manual).toEqual(["data"]);
});

test("one that takes members is edited", () => {
  const { manual, after } = plan(
    "open() { this.http.get(this.url).subscribe(({ data }) => this.form.patchValue({ title: data.title })) }",
  );
  expect(manual).toEqual([]);
  expect(after).toContain("patchValue({ title: data.name })");
});

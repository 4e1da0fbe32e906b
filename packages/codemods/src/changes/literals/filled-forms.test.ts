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

test("so is what copies it beside a member of its own, and what is not there yet", () => {
  const { manual, after } = plan(
    "draft = null; save() { this.http.put(this.url, { ...(this.draft ?? this.form.value), unit: 'times' }) } keep() { this.draft = this.form.value } drop() { this.draft = '' }",
  );
  expect(manual).toEqual([]);
  const headers = "{ headers: { 'X-API-Version'";
  expect(after).toContain("...(this.draft ?? this.form.value), unit: 'times' }), { headers: {");
  expect(after).toContain("((form) => ({ name: form.title, goals: [{");
  expect(after.split(headers)).toHaveLength(2);
});

const HELD = "this.http.get(this.url).subscribe(({ data }) => (this.habit = data))";

test("a form that takes what it has controls for of a whole habit is handed these by their names", () => {
  const { manual, after } = plan(
    `habit; open() { ${HELD} } fill(habit: any) { this.form.patchValue(this.habit) } clear() { this.form.reset(this.habit) }`,
  );
  expect(manual).toEqual([]);
  const handed = "{ title: this.habit.name, target: this.habit.goals[0].value }";
  expect(after).toContain(`patchValue(${handed})`);
  expect(after).toContain(`reset(${handed})`);
});

test("so is one whose template hands it the habit that it shows", () => {
  const { manual, after } = plan(
    `habit; open() { ${HELD} } edit({ id }, habit: any) { this.form.patchValue(habit) } again() { this.edit(this.book, this.habit) }`,
  );
  expect(manual).toEqual([]);
  expect(after).toContain("patchValue({ title: habit.name, target: habit.goals[0].value })");
});

test("one that is given a habit which may be missing is given nothing then", () => {
  const { manual, after } = plan(
    `habit = null; open() { ${HELD} } fill() { this.form.patchValue(this.habit) }`,
  );
  expect(manual).toEqual([]);
  expect(after).toContain("patchValue(this.habit && { title: this.habit.name, target:");
});

test("one that has to be given all that it has is left to a person", () => {
  const { manual } = plan(`habit; open() { ${HELD} } fill() { this.form.setValue(this.habit) }`);
  expect(manual).toEqual(["this.habit"]);
});

test("one with a control that no member of v1 is known for gets that of the habit as it is", () => {
  const { after } = plan(
    `other = inject(FormBuilder).group({ id: '', title: '' }); habit; open() { ${HELD} } fill() { this.other.patchValue(this.habit) }`,
  );
  expect(after).toContain("patchValue({ ...this.habit, title: this.habit.name })");
});

test("so is one that a template fills", () => {
  const page = `<button *ngFor="let habit of habits" (click)="form.reset(habit)">{{ habit.title }}</button>`;
  const code = component(
    "habits = []; open() { this.http.get(this.list).subscribe(({ data }) => (this.habits = data)) } list = process.env.HABIT_API + '/api/v1/habits'",
  ).replace(/template: '.*'/, "templateUrl: './form.component.html'");
  const { rewrites } = planMigration(
    memoryProject({ "form.component.ts": code, "form.component.html": page }),
    options,
    () => true,
  );
  expect(rewrites.find(({ file }) => file.endsWith(".html"))?.after).toContain(
    '(click)="form.reset({ title: habit.name, target: habit.goals[0].value })">{{ habit.name }}<',
  );
});

test("one that has no controls by names of v1 takes it as it is", () => {
  const { manual, after } = plan(
    `other = inject(FormBuilder).group({ id: '', note: '' }); habit; open() { ${HELD} } fill() { this.other.patchValue(this.habit) }`,
  );
  expect(manual).toEqual([]);
  expect(after).toContain("patchValue(this.habit)");
});

test("one that takes members is edited", () => {
  const { manual, after } = plan(
    "open() { this.http.get(this.url).subscribe(({ data }) => this.form.patchValue({ title: data.title })) }",
  );
  expect(manual).toEqual([]);
  expect(after).toContain("patchValue({ title: data.name })");
});

test("the rows of a list of forms are sent under the names of v2, but for what a rest leaves", () => {
  const { manual, after } = plan(
    `rows = inject(FormBuilder).array([]); add() { this.rows.push(inject(FormBuilder).group({ id: 1, title: ['Run'] })) }
  save() { this.rows.controls.map((row) => row.getRawValue()).forEach(({ id, ...rest }) => this.http.put(this.url, rest)) }`,
  );
  expect(manual).toEqual([]);
  expect(after).toContain("this.http.put(this.url, { name: rest.title },");
});

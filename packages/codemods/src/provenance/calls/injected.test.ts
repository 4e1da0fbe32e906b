import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("a builder of forms that a constructor asks for makes forms of the members it is given", () => {
  const { files, manual, confidences } = migrated({
    "a.ts": `
      import { Component } from "@angular/core";
      import { FormBuilder } from "@angular/forms";
      const send = async (path: string, body: object) =>
        (await fetch(\`https://x.example/api/v1\${path}\`, { method: "POST", body: JSON.stringify(body), headers: { "X-API-Key": "k" } })).json();
      const create = (input: { title: string; target: number }) => send("/habits", { ...input, unit: "times" });
      @Component({ selector: "habit-form", template: "" })
      export class HabitForm {
        readonly form;
        readonly note;
        constructor(fb: FormBuilder) {
          this.form = fb.nonNullable.group({ title: [""], target: [1] });
          this.note = fb.nonNullable.group({ title: [""] });
        }
        async submit() {
          const { title, target } = this.form.getRawValue();
          await create({ title, target });
          const { title: heading } = this.note.getRawValue();
          console.log(heading);
        }
      }
    `,
  });
  expect(manual).toEqual([]);
  expect(confidences).toContain("safe");
  expect(files["a.ts"]).toContain(
    "create({ name: title, goals: [{ periodicity: 'daily', value: target }] })".replaceAll(
      "'",
      '"',
    ),
  );
  expect(files["a.ts"]).toContain("const { title: heading } = this.note");
});

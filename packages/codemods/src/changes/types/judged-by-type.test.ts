import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const entity = (decorated: string) =>
  migrated({
    "a.ts": `const IsNumber = (): PropertyDecorator => (target, key) => console.log(String(key), 'is a number')
const Expose = (): PropertyDecorator => () => {}
class Habit {
  @Expose() id!: string
  @IsNumber() title!: string
  ${decorated}
}
class Film { @IsNumber() streak!: number }
const load = async (id: string): Promise<Habit> => {
  const reply = await fetch(process.env.HABIT_API + '/api/v1/habits/' + id, { headers: { 'X-API-Key': 'k' } })
  return Object.assign(new Habit(), (await reply.json()).data)
}
const habit = await load('a')
console.log(habit.title, habit.streak, new Film().streak)
`,
  });

test("what a decorator says of a member does not hold for what v2 has it in: a person sees to it", () => {
  const { files, manual } = entity("@IsNumber() streak!: number");
  expect(files["a.ts"]).toBeUndefined();
  expect(manual).toContain("streak-to-statistics 6");
});

test("a decorator for which the type is all the same goes along", () => {
  const { files } = entity("@Expose() streak!: number");
  expect(files["a.ts"]).toContain("@Expose() statistics!: { currentStreak: number }");
  expect(files["a.ts"]).toContain("class Film { @IsNumber() streak!: number }");
});

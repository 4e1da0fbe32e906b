import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("an attribute before a spread is written behind it, as attributes are", () => {
  const { files } = migrated({
    "a.jsx": `const Card = ({ title, target, unit }) => <li title={title}>{target} {unit}</li>
const { data } = await (await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()
export default data.map(({ target, title, ...rest }) => <Card title={title} target={target} {...rest} />)
`,
  });
  expect(files["a.jsx"]).toContain(
    "<Card name={title} {...rest} goals={[{ periodicity: 'daily', value: rest.goals[0].value, ...rest.goals?.[0] }]} />",
  );
});

import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const read = (code: string) => {
  const answer = `import { Buffer } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
const answer = await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
let text = ''
`;
  return migrated({ "a.mjs": `${answer}${code}\nconsole.log(JSON.parse(text).data.title)\n` })
    .files["a.mjs"];
};

test.each([
  "for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) text += chunk",
  "const reader = answer.body.getReader()\nconst { value } = await reader.read()\ntext += new TextDecoder().decode(value)",
  "text = await (await answer.blob()).text()",
  "text = (await answer.text()).trimStart().replaceAll('\\u0000', '')",
  "text = Buffer.from(await answer.arrayBuffer()).toString('utf8')",
  "const decoder = new StringDecoder('utf8')\nfor await (const chunk of answer.body) text += decoder.write(chunk)",
  "const decoder = new StringDecoder('utf8')\nfor await (const chunk of answer.body) text += decoder.write(chunk)\ntext += decoder.end()",
  "const decoder = new TextDecoder()\nfor await (const chunk of answer.body) text += decoder.decode(chunk, { stream: true })\ntext += decoder.decode()",
])("a body that comes in pieces is that body: %s", (code) => {
  expect(read(code)).toContain("data.name");
});

import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const api = `const api = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
`;

test("a class component that nobody renders has the state that it sets", () => {
  const { files } = migrated({
    "page.jsx": `import React, { Component } from 'react'
${api}class Page extends Component {
  state = { habits: [] }
  async componentDidMount() { this.setState({ habits: await api('/habits') }) }
  render() { return <ul>{this.state.habits.map((r) => <li>{r.title}</li>)}</ul> }
}
export default Page
`,
  });
  expect(files["page.jsx"]).toContain("<li>{r.name}</li>");
});

test("a class component that nobody renders hands on what it has", () => {
  const { files } = migrated({
    "page.jsx": `import React from 'react'
${api}const Table = ({ rows }) => <ul>{rows.map((r) => <li>{r.title}</li>)}</ul>
export class Page extends React.Component {
  state = { habits: [] }
  async componentDidMount() { this.setState({ habits: await api('/habits') }) }
  render() { return <Table rows={this.state.habits} /> }
}
`,
  });
  expect(files["page.jsx"]).toContain("<li>{r.name}</li>");
});

import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const LOAD = `const answer = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const { data } = await answer.json()
`;
const ROW = `class RowView extends React.Component {
  render() { return <li>{this.props.habit.title} {this.props.habit.completedDates.length}</li> }
}
class AlbumView extends React.Component {
  render() { return <li>{this.props.album.title}</li> }
}
`;

test("a connected class component is rendered inside of another one", () => {
  const { files, manual } = migrated({
    "app.jsx": `import React from 'react'
import { createStore } from 'redux'
import { connect } from 'react-redux'
const store = createStore((state = { byId: {} }, action) => (action.type === 'ok' ? { byId: Object.fromEntries(action.habits.map((h) => [h.id, h])) } : state))
${LOAD}store.dispatch({ type: 'ok', habits: data })
${ROW}const Row = connect((state, { id }) => ({ habit: state.byId[id] }))(RowView)
const Album = connect(() => ({ album: { title: 'Blue' } }))(AlbumView)
class ListView extends React.Component {
  render() { return <ul>{this.props.ids.map((id) => <Row key={id} id={id} />)}<Album /></ul> }
}
const List = connect((state) => ({ ids: Object.keys(state.byId) }))(ListView)
console.log(<List />)
`,
  });
  expect(files["app.jsx"]).toContain(
    "{this.props.habit.name} {this.props.habit.statistics.totalCompletions}",
  );
  expect(files["app.jsx"]).toContain("{this.props.album.title}");
  expect(manual).toEqual([]);
});

test("a class that wraps components wraps those inside of others, too", () => {
  const { files, manual } = migrated({
    "app.jsx": `import React from 'react'
${LOAD}${ROW}const withLog = (Inner) => class extends React.Component {
  componentDidMount() { console.log(Inner.name) }
  render() { return <Inner {...this.props} /> }
}
const [Row, Album] = [withLog(RowView), withLog(AlbumView)]
const List = withLog(class extends React.Component {
  render() { return <ul>{this.props.habits.map((habit) => <Row key={habit.id} habit={habit} />)}<Album album={{ title: 'Blue' }} /></ul> }
})
console.log(<List habits={data} />)
`,
  });
  expect(files["app.jsx"]).toContain(
    "{this.props.habit.name} {this.props.habit.statistics.totalCompletions}",
  );
  expect(files["app.jsx"]).toContain("{this.props.album.title}");
  expect(files["app.jsx"]).toContain("album={{ title: 'Blue' }}");
  expect(manual).toEqual([]);
});

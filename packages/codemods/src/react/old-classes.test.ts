import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test("a class of old style is made by React, whoever makes it of an object with methods", () => {
  const { files, manual } = migrated({
    "app.js": `var React = require('react')
function createClass(spec) {
  function Made(props) { React.Component.call(this, props) }
  Made.prototype = Object.create(React.Component.prototype)
  Object.keys(spec).forEach(function (name) { Made.prototype[name] = spec[name] })
  Made.prototype.render = spec.render
  return Made
}
var Tile = createClass({
  left: function () { return this.props.habit.target - this.props.habit.completedDates.length },
  render: function () { return React.createElement('b', null, this.props.habit.title, this.left()) },
})
function Row(props) { React.Component.call(this, props) }
Row.prototype = Object.create(React.Component.prototype)
Row.prototype.render = function () { return React.createElement('i', null, this.props.habit.streak) }
var Song = createClass({ render: function () { return React.createElement('u', null, this.props.song.title) } })
fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }).then((answer) => answer.json()).then(function (body) {
  body.data.forEach(function (habit) { React.createElement(Tile, { habit: habit }); React.createElement(Row, { habit: habit }) })
  React.createElement(Song, { song: { title: 'Blue' } })
})
`,
  });
  expect(files["app.js"]).toContain(
    "this.props.habit.goals[0].value - this.props.habit.statistics.totalCompletions",
  );
  expect(files["app.js"]).toContain("this.props.habit.name, this.left()");
  expect(files["app.js"]).toContain("this.props.habit.statistics.currentStreak)");
  expect(files["app.js"]).toContain("this.props.song.title");
  expect(files["app.js"]).toContain("song: { title: 'Blue' }");
  expect(manual).toEqual([]);
});

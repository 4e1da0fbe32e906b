#!/usr/bin/env node
'use strict';
const commands = require('./commands');
const script = [
  ['list'], ['list', '--today'], ['add', 'Floss', '2'], ['add', ''], ['done', 'h2', '2024-11-20'],
  ['skip', 'h1', '2024-11-21'], ['rename', 'h3', 'Deep', 'stretch'], ['rename', 'nope', 'x'], ['prune', 'h2'], ['fly'], ['list'],
];
const argv = process.argv.slice(2);
const queue = argv.length ? [argv] : script;
(function next(i) {
  if (i === queue.length) return;
  const [name, ...rest] = queue[i];
  const command = commands[name];
  if (!command) { console.log(`unknown command ${name}`); return next(i + 1); }
  command(rest, console.log, (err) => {
    if (err) console.log(`${name} failed: ${err.message}`);
    next(i + 1);
  });
})(0);

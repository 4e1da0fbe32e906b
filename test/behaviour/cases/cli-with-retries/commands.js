'use strict';
const request = require('./request');
const pad = (s, n) => String(s).padEnd(n);

exports.list = (args, out, done) => {
  request('GET', args.includes('--today') ? '/habits/today' : '/habits', (err, habits) => {
    if (err) return done(err);
    habits
      .slice()
      .sort((a, b) => b.streak - a.streak || a.title.localeCompare(b.title))
      .forEach((h) => out(pad(h.id, 6) + pad(h.title, 16) + `${h.target}/${h.frequency} streak ${h.streak}`));
    done();
  });
};
exports.add = ([title, target = '1', unit = 'times'], out, done) => {
  request('POST', '/habits', { title, target: Number(target), unit, frequency: 'daily' }, (err, habit) => {
    if (err) return done(err);
    out(`added ${habit.title} (${habit.target} ${unit === 'times' ? 'x' : unit})`);
    done(null, habit.id);
  });
};
exports.done = ([id, date], out, done) => {
  request('POST', '/habits/checkin', { habitId: id, date, status: 'done' }, (err) => {
    if (err) return done(err);
    out(`checked ${id} on ${date}`);
    done();
  });
};
exports.skip = ([id, date], out, done) => {
  request('POST', '/habits/skip', { habitId: id, date }, (err) => {
    if (!err) out(`skipped ${id}`);
    done(err);
  });
};
exports.rename = ([id, ...words], out, done) => {
  request('GET', '/habits/' + encodeURIComponent(id), (err, habit) => {
    if (err) return done(err);
    const before = habit.title;
    request('PUT', '/habits/' + encodeURIComponent(id), { title: words.join(' ') }, (err2, after) => {
      if (!err2) out(`${before} -> ${after.title}`);
      done(err2);
    });
  });
};
exports.prune = (ids, out, done) => {
  request('DELETE', '/habits/bulk', { ids }, (err) => {
    if (!err) out(`pruned ${ids.length}`);
    done(err);
  });
};

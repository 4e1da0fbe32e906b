const rest = require('./rest');
const plan = require('./plan');

function changesFor(habit, wish) {
  const changes = {};
  if (wish.rename && wish.rename !== habit.title) changes.title = wish.rename;
  if (wish.target && wish.target !== habit.target) {
    Object.assign(changes, { target: wish.target, unit: habit.unit });
  }
  return Object.keys(changes).length ? changes : null;
}

function newHabit(wish) {
  const body = Object.assign({}, plan.defaults, { title: wish.match, target: wish.target });
  if (wish.unit) body.unit = wish.unit;
  return body;
}

async function main() {
  const habits = await rest.get('/habits');
  const byName = {};
  for (const habit of habits) byName[habit.title] = habit;

  for (const wish of plan.habits) {
    const habit = byName[wish.match];
    if (!habit && !wish.create) {
      console.log('? ' + wish.match);
      continue;
    }
    if (!habit) {
      const made = await rest.post('/habits', newHabit(wish));
      console.log('+ ' + made.title + ' ' + made.target + (made.unit === 'times' ? '' : made.unit) + ' ' + made.frequency);
      continue;
    }
    const changes = changesFor(habit, wish);
    if (!changes) continue;
    const { title, target } = await rest.put('/habits/' + habit.id, changes);
    console.log('~ ' + habit.title + ' -> ' + title + ' ' + target);
  }

  const ids = plan.drop.filter((name) => byName[name]).map((name) => byName[name].id);
  await rest.del('/habits/bulk', { ids: ids });
  await rest.post('/habits/checkin', { habitId: 'h1', date: '2024-12-16', status: 'done' }).catch((reason) => console.log('! ' + reason));
  const left = await rest.get('/habits');
  console.log(left.map((h) => h.title + ':' + h.target).join(', '));
}

main();

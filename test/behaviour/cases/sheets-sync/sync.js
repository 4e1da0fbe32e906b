const Sheet = require('./sheet');
const columns = require('./columns');
const api = require('./api');

const sheet = new Sheet('Habits 2024');

async function pull() {
  const habits = await api.fetchAll();
  const rows = habits.map((habit) => columns.map((c) => habit[c.from]));
  const { data } = await sheet.update([columns.map((c) => c.header), ...rows]);
  console.log(data.updatedRows + ' rows written');
}

async function push() {
  const habits = await api.fetchAll();
  const [, ...rows] = sheet.values;
  for (const row of rows) {
    const habit = habits.find((h) => h.id === row[0]);
    if (!habit) {
      console.log('row without habit: ' + row[0]);
      continue;
    }
    const patch = {};
    columns.forEach((c, i) => {
      if (c.readOnly) return;
      const cell = c.parse ? c.parse(row[i]) : row[i];
      if (cell !== habit[c.from]) patch[c.from] = cell;
    });
    if (Object.keys(patch).length === 0) continue;
    const saved = await api.update(habit.id, patch);
    console.log(habit.title + ' -> ' + saved.title + ', ' + habit.target + ' -> ' + saved.target);
  }
}

(async () => {
  await pull();
  sheet.print();
  sheet.set('B2', 'Night run');
  sheet.set('D4', '4');
  await push();
  await pull();
  sheet.print();
})();

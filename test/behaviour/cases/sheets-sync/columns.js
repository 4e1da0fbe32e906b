module.exports = [
  { header: 'ID', from: 'id', readOnly: true },
  { header: 'Habit', from: 'title' },
  { header: 'Every', from: 'frequency' },
  { header: 'Goal', from: 'target', parse: Number },
  { header: 'Streak', from: 'streak', readOnly: true },
];

function goalOf(habit) {
  return habit.unit === 'times' ? habit.target + 'x' : habit.target + ' ' + habit.unit;
}

function lineOf(habit, index) {
  return (index + 1) + '. ' + habit.title + ' (' + goalOf(habit) + ', ' + habit.frequency + ')';
}

function byStreak(a, b) {
  return b.streak - a.streak || a.title.localeCompare(b.title);
}

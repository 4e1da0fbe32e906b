var state = { habits: [] };

function render() {
  console.log(Format.page(CONFIG), CONFIG.title);
  state.habits.forEach(function (habit) { console.log(habit.title, habit.target, window.Format.habit(habit)); });
  shelf.forEach(function (book) { console.log(book.title, book.streak); });
}

window.done = HabitApi.list()
  .then(function (reply) {
    state.habits = reply.data;
    render();
    return HabitApi.one('h1');
  })
  .then(function (reply) {
    if (reply.success) console.log(reply.data.title);
    return skipToday(reply.data.id);
  })
  .then(function (response) { console.log(response.status); });

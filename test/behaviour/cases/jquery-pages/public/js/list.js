var habits = [];

function render() {
  var $list = $('#habits').empty();
  $.each(habits, function (index, habit) {
    var $item = $('<li>', { text: lineOf(habit, index), 'class': habit.streak > 5 ? 'hot' : 'cold' });
    $item.tooltip({ title: habit.title });
    $('<button class="done">').text(plural(habit.completedDates.length, 'day')).data('habit', habit).appendTo($item);
    $list.append($item);
  });
  var longest = habits.slice().sort(byStreak)[0];
  $('#longest').text(longest ? longest.title + ': ' + longest.streak : '');
}

$(document).on('click', '.done', function (event) {
  var habit = $(event.target).data('habit');
  HabitClient.checkIn(habit, '2024-12-11').done(function (reply) {
    $('#status').text(reply.success ? habit.title + ' done' : reply.error);
  });
});

$('#sort').on('click', function () {
  habits.sort(function (a, b) { return a.title < b.title ? -1 : 1; });
  render();
  var titles = $.map(habits, function (habit) { return habit.title; });
  $('#titles').text(titles.join());
});

var films = [{ title: 'Heat', streak: 1 }];
$.each(films, function (i, film) {
  $('#films').append($('<b>').attr('title', film.title).text(film.title + film.streak));
});

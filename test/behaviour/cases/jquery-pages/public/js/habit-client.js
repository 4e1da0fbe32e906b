// Talks to the habit service; used by all pages.
var HabitClient = {
  all: function (callback) {
    $.getJSON(API_ROOT + '/habits', function (reply) {
      callback(reply.data);
    });
  },

  one: function (id) {
    return $.get(API_ROOT + '/habits/' + encodeURIComponent(id)).then(function (reply) {
      return reply.data;
    });
  },

  save: function (id, changes) {
    return $.ajax({ url: API_ROOT + '/habits/' + id, method: 'PUT', contentType: 'application/json', data: JSON.stringify(changes) });
  },

  checkIn: function (habit, date) {
    return $.ajax(API_ROOT + '/habits/checkin', {
      type: 'POST',
      contentType: 'application/json',
      data: JSON.stringify({ habitId: habit.id, date: date, status: 'done' })
    });
  },

  removeAll: function (ids) {
    return $.ajax({
      url: API_ROOT + '/habits/bulk',
      type: 'DELETE',
      contentType: 'application/json',
      data: JSON.stringify({ ids: ids })
    });
  },

  totals: function () {
    return $.getJSON(API_ROOT + '/user/statistics').then(function (reply) { return reply.data; });
  }
};

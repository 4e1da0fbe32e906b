(function (App) {
  var state = (App.state = { habits: [], notice: '' });
  var notice = { error: 'none yet' };

  App.load = function () {
    return HabitApi.list().then(function (reply) {
      if (!reply.success) throw new Error(reply.error);
      state.habits = reply.data;
      return state.habits;
    });
  };

  App.find = function (id, done) {
    $.ajax({
      url: App.config.base + '/habits/' + id,
      headers: { 'X-API-Key': App.config.key },
      dataType: 'json',
      success: function (reply) { done(reply.data.title, reply.data.target); },
      error: function (xhr) { done(xhr.responseJSON.error, notice.error); },
    });
  };

  App.rename = function (id, title, done) {
    $.ajax(App.config.base + '/habits/' + id, {
      method: 'PUT',
      headers: { 'X-API-Key': App.config.key },
      contentType: 'application/json',
      data: JSON.stringify({ title: title }),
    })
      .done(function (reply) { done(reply.data.title); })
      .fail(function (xhr) { done(xhr.responseJSON.error); });
  };

  $(function () {
    $('form').on('submit', function (event) {
      event.preventDefault();
      var title = $(event.target).find('[name=title]').val();
      App.added = HabitApi.create({ title: title, frequency: 'daily', target: 2, unit: 'times' })
        .then(function (reply) {
          setText('h1', reply.data.title);
          Dom.row({ hint: reply.data.unit === 'times' ? 'x' : reply.data.unit, text: reply.data.title }).appendTo('#habits');
          return HabitApi.checkIn(reply.data.id, '2024-12-03');
        });
    });
  });
})(window.App);

var HabitApi = (function ($, config) {
  'use strict';

  function call(method, path, body) {
    return $.ajax({
      url: config.base + path,
      type: method,
      headers: { 'X-API-Key': config.key },
      contentType: 'application/json',
      data: body ? JSON.stringify(body) : undefined,
    });
  }

  return {
    list: function () { return call('GET', '/habits'); },
    create: function (habit) { return call('POST', '/habits', habit); },
    checkIn: function (id, date) { return call('POST', '/habits/checkin', { habitId: id, date: date, status: 'done' }); },
  };
})(jQuery, App.config);

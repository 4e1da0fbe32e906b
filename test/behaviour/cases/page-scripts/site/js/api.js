function getJson(path) {
  return fetch(CONFIG.base + path, { headers: { 'X-API-Key': CONFIG.key } }).then(function (response) { return response.json(); });
}

window.HabitApi = {
  list: function () { return getJson('/habits'); },
  one: function (id) { return getJson('/habits/' + id); },
};

var skipToday = function (id) {
  return fetch(CONFIG.base + '/habits/skip', {
    method: 'POST',
    headers: { 'X-API-Key': CONFIG.key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ habitId: id, date: '2024-12-10' }),
  });
};

const API_ROOT = (process.env.HABIT_API || 'http://localhost:8080') + '/api/v1';

function rest(verb) {
  return function (path, body) {
    const init = { method: verb, headers: { 'X-API-Key': process.env.HABIT_API_KEY } };
    if (body !== undefined) {
      init.headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    return fetch(API_ROOT + path, init)
      .then((res) => res.json())
      .then((json) => (json.success ? json.data : Promise.reject(json.error)));
  };
}

module.exports = { get: rest('GET'), post: rest('POST'), put: rest('PUT'), del: rest('DELETE') };

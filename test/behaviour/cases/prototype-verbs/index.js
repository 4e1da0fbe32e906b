var Q = require('./promises');
var util = require('util');
function Api(o) { EventLike.call(this); this.o = o; }
function EventLike() { this._h = {}; }
EventLike.prototype.on = function (e, f) { (this._h[e] = this._h[e] || []).push(f); return this; };
EventLike.prototype.fire = function (e, a) { (this._h[e] || []).forEach(function (f) { f(a); }); };
util.inherits(Api, EventLike);
Api.prototype.ajax = function (verb, path, body) {
  var self = this;
  return fetch(this.o.host + '/api/v1' + path, { method: verb, headers: { 'X-API-Key': this.o.key, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
    .then(function (r) { return r.json(); })
    .then(function (j) { if (!j.success) { self.fire('error', j.error); return Q.reject(j.error); } return j.data; });
};
['GET', 'POST', 'PUT', 'DELETE'].forEach(function (verb) { Api.prototype[verb.toLowerCase()] = function (path, body) { return this.ajax(verb, path, body); }; });
var api = new Api({ host: process.env.HABIT_API, key: process.env.HABIT_API_KEY });
api.on('error', function (message) { console.log('event', message); });
Q.sequence([
  function () { return api.get('/habits').then(function (hs) { for (var i = 0; i < hs.length; i++) console.log(hs[i].title, hs[i].target); return hs; }); },
  function (hs) { var h = hs[0]; return api.put('/habits/' + h.id, { title: h.title, target: h.target * 2, unit: h.unit, frequency: h.frequency }); },
  function (h) { console.log(h.title + '=' + h.target); return api.post('/habits/checkin', { habitId: h.id, date: '2024-11-20', status: 'done' }); },
  function () { return api.post('/habits', { target: 1 }).then(null, function (m) { console.log('caught', m); }); },
  function () { return api.delete('/habits/bulk', { ids: ['h3'] }); },
  function () { return api.get('/habits'); },
]).then(function (hs) { console.log(hs.length, hs.map(function (h) { return h.streak; }).join()); });

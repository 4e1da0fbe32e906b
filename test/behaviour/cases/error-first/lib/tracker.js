var util = require('util');

function Tracker(options) {
	if (!(this instanceof Tracker)) return new Tracker(options);
	this.host = options.host;
	this.key = options.key;
}

Tracker.prototype._req = function (method, path, body, cb) {
	var self = this;
	if (typeof body === 'function') { cb = body; body = null; }
	fetch(self.host + '/api/v1' + path, {
		method: method,
		headers: { 'X-API-Key': self.key, 'Content-Type': 'application/json' },
		body: body ? JSON.stringify(body) : undefined
	}).then(function (res) {
		return res.json();
	}).then(function (json) {
		if (json.success !== true) return cb(new Error(util.format('api: %s', json.error)));
		cb(null, json.data);
	}, cb);
};

Tracker.prototype.habits = function (cb) { this._req('GET', '/habits', cb); };
Tracker.prototype.habit = function (id, cb) { this._req('GET', '/habits/' + id, cb); };
Tracker.prototype.add = function (title, target, cb) {
	this._req('POST', '/habits', { title: title, target: target, frequency: 'daily' }, cb);
};
Tracker.prototype.done = function (id, date, cb) {
	this._req('POST', '/habits/checkin', { habitId: id, date: date, status: 'done' }, function (err) { cb(err || null); });
};

module.exports = Tracker;
module.exports.create = function (host, key) { return new Tracker({ host: host, key: key }); };

'use strict';
const http = require('http');
const https = require('https');
const { URL } = require('url');

const ROOT = new URL(process.env.HABIT_API);
const RETRY = new Set(['ECONNRESET', 'ETIMEDOUT', 'EPIPE']);

function once(method, path, payload, cb) {
  const lib = ROOT.protocol === 'https:' ? https : http;
  const data = payload === undefined ? null : Buffer.from(JSON.stringify(payload));
  const options = {
    method,
    hostname: ROOT.hostname,
    port: ROOT.port,
    path: '/api/v1' + path,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, Accept: 'application/json' },
  };
  if (data) {
    options.headers['Content-Type'] = 'application/json';
    options.headers['Content-Length'] = data.length;
  }
  const req = lib.request(options, (res) => {
    const chunks = [];
    res.on('data', (c) => chunks.push(c));
    res.on('end', () => {
      let body;
      try {
        body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      } catch (err) {
        return cb(err);
      }
      if (!body.success) {
        const err = new Error(body.error || 'HTTP ' + res.statusCode);
        err.status = res.statusCode;
        return cb(err);
      }
      cb(null, body.data, res);
    });
  });
  req.on('error', cb);
  req.setTimeout(5000, () => req.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
  if (data) req.write(data);
  req.end();
}

module.exports = function request(method, path, payload, cb) {
  if (typeof payload === 'function') { cb = payload; payload = undefined; }
  let left = 3;
  (function attempt() {
    once(method, path, payload, (err, data) => {
      if (err && RETRY.has(err.code) && --left > 0) return setTimeout(attempt, 10);
      cb(err, data);
    });
  })();
};

function Client(base) {
  this.base = base
}

Client.prototype.get = function (path) {
  return fetch(process.env.HABIT_API + this.base + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    .then(function (response) { return response.json() })
    .then(function (reply) { this.last = reply.data; return reply.data }.bind(this))
}

var routes = {
  base: '/api/v1',
  list: function () { return this.request('/habits') },
  request: function (path) { return Client.prototype.get.call(this, path) },
}

module.exports = Client
module.exports.routes = { list: routes.list.bind(routes) }

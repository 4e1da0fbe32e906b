const NodeHelper = require('./node_helper_base')

const helper = NodeHelper.create({
  start: function () {
    this.config = null
  },

  socketNotificationReceived: function (notification, payload) {
    if (notification === 'FETCH_HABITS') {
      this.config = payload
      this.fetchHabits()
    }
  },

  fetchHabits: function () {
    var self = this
    var url = self.config.apiBase + '/' + self.config.apiVersion + '/' + self.config.endpoint
    fetch(url, { headers: { 'X-API-Key': self.config.apiKey, 'Content-Type': 'application/json' } })
      .then(function (response) {
        if (response.status !== 200) {
          throw new Error('status ' + response.status)
        }
        return response.json()
      })
      .then(function (body) {
        var items = body.data
        items.forEach(function (item) {
          item.label = '<b>' + item.title + '</b>'
        })
        self.sendSocketNotification('HABITS', items)
      })
      .catch(function (error) {
        self.sendSocketNotification('FETCH_ERROR', { error: error.message })
      })
  }
})

helper.sendSocketNotification = function (notification, payload) {
  if (notification === 'FETCH_ERROR') return console.log('failed', payload.error)
  for (var i in payload) console.log(notification, payload[i].label, payload[i].streak)
}
helper.start()
helper.socketNotificationReceived('FETCH_HABITS', {
  apiBase: process.env.HABIT_API + '/api',
  apiVersion: 'v1',
  endpoint: 'habits',
  apiKey: process.env.HABIT_API_KEY
})

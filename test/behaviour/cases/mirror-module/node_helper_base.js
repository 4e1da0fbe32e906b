module.exports = {
  create: function (definition) {
    return Object.assign({ name: 'MMM-Habits' }, definition)
  }
}

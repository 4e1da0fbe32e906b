// generic: any event with a title and a target may be logged
module.exports = function logEvent(event) {
  console.log('[' + event.title + ']', event.target, event.data)
}

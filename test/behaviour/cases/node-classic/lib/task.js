// a task of our own queue
function Task(title, target) {
  this.title = title
  this.target = target
}
Task.prototype.toString = function () { return '[' + this.title + ' @' + this.target + ']' }
module.exports = Task

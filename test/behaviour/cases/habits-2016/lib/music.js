'use strict'

exports.next = function (callback) {
  setImmediate(callback, null, { title: 'Eye of the Tiger', streak: 1, unit: 'bpm', target: 109 })
}

module.exports = function co(fn) {
  return function () {
    var it = fn.apply(this, arguments)
    return new Promise(function (resolve, reject) {
      function step(method, arg) {
        var r
        try { r = it[method](arg) } catch (e) { return reject(e) }
        if (r.done) return resolve(r.value)
        Promise.resolve(r.value).then(function (v) { step('next', v) }, function (e) { step('throw', e) })
      }
      step('next')
    })
  }
}
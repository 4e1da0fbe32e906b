module.exports = {
  title: s => s.replace(/\b\w/g, c => c.toUpperCase()),
  unit: (n, one, many) => n + ' ' + (n === 1 ? one : many)
}

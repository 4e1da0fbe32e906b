module.exports = [
  { title: 'Morning run', amount: 3 },
  { title: 'Read', amount: 2 },
  { title: 'Write', amount: 1 },
]

module.exports = {
  habits: require('./habits'),
  get areas () { return require('./areas') },
  VERSION: 1
}

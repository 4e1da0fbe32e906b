// books, which have never met the service
exports.title = 'Emma'
exports.unit = 'pages'
exports.label = function () { return this.title + this.unit }
exports.count = function () { return this.title.length + this.streak }

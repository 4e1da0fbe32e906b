exports.VERSION = 'v1'
exports.PREFIX = '/api/v1'
exports.HABITS = '/api/v1/habits'
exports.RESOURCES = ['/habits', '/areas']

exports.reject = function (reason) { return Promise.reject(reason); };
exports.sequence = function (steps) { return steps.reduce(function (p, step) { return p.then(step); }, Promise.resolve()); };

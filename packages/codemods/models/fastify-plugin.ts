/** What a plugin decorates is there for those around it, too, as it is for all. */
const shared = (plugin) => plugin;

shared.default = shared;

module.exports = shared;

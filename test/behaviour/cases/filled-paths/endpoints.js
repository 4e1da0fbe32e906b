const util = require('util');
exports.ENDPOINTS = {
  list: '/api/v1/habits',
  one: '/api/v1/habits/:id',
  notes: '/api/v1/notes',
  braces: '/api/v1/habits/{id}',
  printf: '/api/v1/habits/%s',
};
exports.fill = (template, params) => template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]));
exports.expand = (template, params) => template.replace(/\{(\w+)\}/g, (_, name) => params[name]);
exports.format = util.format;

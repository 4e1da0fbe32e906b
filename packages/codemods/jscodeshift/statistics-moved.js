"use strict";
// The file's name says which change it is the transform of; `all.js` is all of them.
module.exports = require("../dist/jscodeshift/transform-named.js").transformNamed(__filename);

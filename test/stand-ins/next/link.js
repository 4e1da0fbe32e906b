const { createElement } = require("react");

module.exports = function Link({ prefetch, replace, scroll, ...props }) {
  return createElement("a", props);
};

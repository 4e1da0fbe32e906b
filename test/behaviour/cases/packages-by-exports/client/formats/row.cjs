// of a shopping list
exports.row = (item) => `${item.title} | ${item.target} ${item.unit}`

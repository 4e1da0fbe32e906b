// The transform that one would write by hand: it renames whatever has the name.
module.exports = ({ source }, { jscodeshift: j }) =>
  j(source)
    .find(j.MemberExpression, { property: { name: "title" } })
    .forEach(({ node }) => {
      node.property.name = "name";
    })
    .toSource();

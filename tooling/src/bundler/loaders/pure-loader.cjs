// Chakra's theme files call defineRecipe() and friends at the top level. Marked as pure, the
// minifier drops every recipe that the kit's own system does not name.
/** @param {string} source */
module.exports = (source) =>
  source.replace(/= (define\w+|mergeConfigs|createSystem)\(/g, '= /*#__PURE__*/ $1(');

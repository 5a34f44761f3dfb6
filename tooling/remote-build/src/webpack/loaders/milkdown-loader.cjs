// Milkdown names each plugin at the top level, for an inspector that is not part of the product. Without the names,
// and with its plugins marked as pure, the minifier drops every plugin that the editor does not use.
/** @param {string} source */
module.exports = (source) =>
  source
    .replace(/^withMeta\([\w$.]+, \{[^}]*\}\);$/gm, '')
    .replace(/^(var [\w$]+ = )(\$\w+\()/gm, '$1/*#__PURE__*/ $2');

// Texts that a person sees, outside of the groups that are translated.
import { finding, isTextFile, nodesOf, ts, withoutValues } from './parse.mjs';

/** Attributes and fields that are shown or heard. */
const SHOWN =
  /^(aria-(label|description|valuetext)|alt|caption|description|emptyText|failure|group|heading|hint|keywords|label|placeholder|says|summary|synonyms|text|title|\w+(Label|Text|Title|Hint))$/;
/** Fields whose words are no text: names of keys, and what is sent to the service. */
const NOT_SHOWN = /^(authorization|keys|accept|className|css|content|d|fontFamily|gridTemplateAreas)$/;
const SENTENCE = /^[^A-Za-z]*[A-Z][a-z’']+,? (?=[A-Za-z]|\{\})/;
const PRODUCT = 'My Note';

/** @param {import('./parse.mjs').Node} node */
const isForDevelopers = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isNewExpression(node) ||
  ts.isThrowStatement(node) ||
  (ts.isCallExpression(node) && /^(console\.\w+|rejectWith)$/.test(node.expression.getText()));

/**
 * The name of the attribute or field that a value belongs to.
 * @param {import('./parse.mjs').Node} node
 * @returns {string}
 */
function fieldOf(node) {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isParameter(parent) || ts.isBindingElement(parent))
    return parent.name.getText();
  if (ts.isPropertyAssignment(parent))
    return parent.name === node ? '' : parent.name.getText().replaceAll("'", '');
  if (
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  )
    return fieldOf(parent);
  return '';
}

/** @param {import('./parse.mjs').Node} node */
const isJsxChild = (node) => ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent);

/** @param {import('./parse.mjs').Node} node */
function isText(node) {
  if (ts.isJsxText(node)) return /[A-Za-z]{2}/.test(node.text);
  const isPlain = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  if (!isPlain && !ts.isTemplateExpression(node)) return false;
  const words = isPlain ? node.text : withoutValues(node);
  const field = fieldOf(node);
  if (words === PRODUCT || NOT_SHOWN.test(field)) return false;
  if (SENTENCE.test(words)) return true;
  if (isJsxChild(node)) return /[A-Za-z]{3}/.test(words) && !/^\{\{/.test(words);
  return SHOWN.test(field) && (/^[^A-Za-z]*[A-Z][a-z]/.test(words) || /[a-z]{2,} [a-z]{2,}/.test(words));
}

/**
 * @param {import('./parse.mjs').Source} source
 * @returns {import('./parse.mjs').Finding[]}
 */
export const strayTexts = (source) =>
  isTextFile(source.file)
    ? []
    : [...nodesOf(source.tree, isForDevelopers)].filter(isText).map((node) => finding(source, node));

// What in a file is a text of a group: `texts.title`, `texts.count(3)`, and names that were taken out of a group.
import { nodesOf, ts } from './parse.mjs';

/**
 * @param {import('./parse.mjs').Node} expression
 * @returns {import('./parse.mjs').Node}
 */
function rootOf(expression) {
  if (ts.isPropertyAccessExpression(expression) || ts.isElementAccessExpression(expression))
    return rootOf(expression.expression);
  if (ts.isCallExpression(expression) || ts.isNonNullExpression(expression))
    return rootOf(expression.expression);
  if (ts.isParenthesizedExpression(expression)) return rootOf(expression.expression);
  return expression;
}

/** @param {import('./parse.mjs').Node} node */
const importedNames = (node) =>
  ts.isImportDeclaration(node) && /texts\.ts$/.test(node.moduleSpecifier.text)
    ? (node.importClause?.namedBindings?.elements ?? []).map(
        (/** @type {import('./parse.mjs').Node} */ { name }) => name.text,
      )
    : [];

/**
 * Names in a file that stand for texts.
 * @param {import('./parse.mjs').Node} tree
 * @returns {Set<string>}
 */
export function textNames(tree) {
  const nodes = [...nodesOf(tree)];
  const names = new Set(nodes.flatMap(importedNames));
  for (const node of nodes) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    if (!names.has(rootOf(node.initializer).getText()) || ts.isCallExpression(node.initializer)) continue;
    if (ts.isIdentifier(node.name)) names.add(node.name.text);
    else for (const { name } of node.name.elements) names.add(name.getText());
  }
  return names;
}

/** Names of what a component gets to put inside itself. */
const CONTENT = /^(children|icon|trigger|action|actions)$/;

/**
 * What an expression puts on the page: a text of a group, another value, or nothing that is read.
 * @param {import('./parse.mjs').Node} expression
 * @param {ReadonlySet<string>} names
 * @returns {'text' | 'value' | undefined}
 */
export function kindOf(expression, names) {
  if (ts.isParenthesizedExpression(expression)) return kindOf(expression.expression, names);
  if (ts.isConditionalExpression(expression))
    return stronger(kindOf(expression.whenTrue, names), kindOf(expression.whenFalse, names));
  if (ts.isBinaryExpression(expression)) {
    const isChoice = expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    const right = kindOf(expression.right, names);
    return isChoice ? right : stronger(kindOf(expression.left, names), right);
  }
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans
      .map((/** @type {import('./parse.mjs').Node} */ span) => kindOf(span.expression, names))
      .reduce(stronger, undefined);
  if (names.has(rootOf(expression).getText())) return 'text';
  const isShown =
    ts.isCallExpression(expression) ||
    ts.isPropertyAccessExpression(expression) ||
    ts.isIdentifier(expression);
  const isContent =
    CONTENT.test((expression.name ?? expression).getText()) || /<[A-Z]/.test(expression.getText());
  return isShown && !isContent && expression.getText() !== 'undefined' ? 'value' : undefined;
}

/**
 * @param {'text' | 'value' | undefined} one
 * @param {'text' | 'value' | undefined} other
 */
const stronger = (one, other) => (one === 'text' || other === 'text' ? 'text' : (one ?? other));

// Texts that are put together from pieces: other languages have another order, and other forms, than English.
import { finding, isTextFile, nodesOf, ts } from './parse.mjs';
import { kindOf, textNames } from './references.mjs';

/** @typedef {'text' | 'value' | 'words' | 'separator' | undefined} Piece */

/** What separates two texts that say something each. */
const SEPARATOR = /[·–|→\n]/;
/** The end of a file's name is in no language. */
const EXTENSION = /^\.\w+$/;

/**
 * A text beside another piece, with nothing between them that separates them.
 * @param {readonly Piece[]} pieces
 */
function areJoined(pieces) {
  let inOne = /** @type {Piece[]} */ ([]);
  for (const piece of [...pieces, /** @type {Piece} */ ('separator')]) {
    if (piece === 'separator') {
      if (inOne.length > 1 && inOne.includes('text')) return true;
      inOne = [];
    } else if (piece) inOne.push(piece);
  }
  return false;
}

/**
 * @param {string} text
 * @returns {Piece}
 */
function pieceOf(text) {
  if (SEPARATOR.test(text)) return 'separator';
  return /\p{L}{2}/u.test(text) && !EXTENSION.test(text) ? 'words' : undefined;
}

/**
 * @param {import('./parse.mjs').Node} template
 * @param {ReadonlySet<string>} names
 * @returns {Piece[]}
 */
const piecesOfTemplate = (template, names) => [
  pieceOf(template.head.text),
  ...template.templateSpans.flatMap((/** @type {import('./parse.mjs').Node} */ { expression, literal }) => [
    kindOf(expression, names),
    pieceOf(literal.text),
  ]),
];

/**
 * Whether an expression is a template such as ` · ${size}`, or nothing.
 * @param {import('./parse.mjs').Node} expression
 * @returns {boolean}
 */
function startsWithSeparator(expression) {
  if (ts.isBinaryExpression(expression)) return startsWithSeparator(expression.right);
  return ts.isTemplateExpression(expression) && SEPARATOR.test(expression.head.text);
}

/**
 * @param {import('./parse.mjs').Node} child
 * @param {ReadonlySet<string>} names
 * @returns {Piece}
 */
function pieceOfChild(child, names) {
  // A line of its own in the source is no line on the page.
  if (ts.isJsxText(child)) return pieceOf(child.text.replaceAll('\n', ' '));
  if (ts.isJsxExpression(child)) {
    if (!child.expression) return undefined;
    if (ts.isStringLiteral(child.expression)) return pieceOf(child.expression.text);
    if (startsWithSeparator(child.expression)) return 'separator';
    return kindOf(child.expression, names);
  }
  const tag = (child.openingElement ?? child).tagName?.getText();
  if (tag === 'RelativeDate' || tag === 'time') return 'value';
  // Other elements have a place of their own, such as a row or an icon.
  return 'separator';
}

/**
 * @param {import('./parse.mjs').Source} source
 * @returns {import('./parse.mjs').Finding[]}
 */
export function textsFromPieces(source) {
  if (isTextFile(source.file)) return [];
  const names = textNames(source.tree);
  const isFromPieces = (/** @type {import('./parse.mjs').Node} */ node) =>
    ts.isTemplateExpression(node)
      ? areJoined(piecesOfTemplate(node, names))
      : (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
        areJoined(
          node.children.map((/** @type {import('./parse.mjs').Node} */ child) => pieceOfChild(child, names)),
        );
  return names.size === 0
    ? []
    : [...nodesOf(source.tree)].filter(isFromPieces).map((node) => finding(source, node));
}

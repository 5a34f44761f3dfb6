// Sources as trees, for the checks of texts.
import { createRequire } from 'node:module';

/** TypeScript 7 has no interface for other programs; API Extractor brings one that has. */
export const ts = createRequire(import.meta.resolve('@microsoft/api-extractor'))('typescript');

/**
 * A node of the tree; the interface of TypeScript is not typed here.
 * @typedef {any} Node
 *
 * @typedef {object} Source
 * @property {string} file from the root of the repository
 * @property {Node} tree
 *
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} line
 * @property {string} words what was found
 */

/**
 * @param {string} file
 * @param {string} text
 * @returns {Source}
 */
export function parse(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) };
}

/**
 * @param {Source} source
 * @param {Node} node
 * @returns {Finding}
 */
export const finding = ({ file, tree }, node) => ({
  file,
  line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
  words: node.getText(tree).replace(/\s+/g, ' ').trim().slice(0, 120),
});

/**
 * The nodes of a tree; what is below a node is left out where `isLeftOut` says so.
 * @param {Node} node
 * @param {(node: Node) => boolean} [isLeftOut]
 * @returns {Generator<Node>}
 */
export function* nodesOf(node, isLeftOut = () => false) {
  if (isLeftOut(node)) return;
  yield node;
  /** @type {Node[]} */
  const children = [];
  ts.forEachChild(node, (/** @type {Node} */ child) => void children.push(child));
  for (const child of children) yield* nodesOf(child, isLeftOut);
}

/**
 * A template without its values: `{}` stands for each.
 * @param {Node} template
 * @returns {string}
 */
export const withoutValues = (template) =>
  [template.head.text, ...template.templateSpans.map((/** @type {Node} */ span) => span.literal.text)].join(
    '{}',
  );

/** Files in which texts stand. */
export const isTextFile = (/** @type {string} */ file) => /(^|[/-])texts\.ts$|\/languages\//.test(file);

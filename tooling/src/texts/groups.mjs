// Groups of texts, and the catalogues that name them.
import { finding, nodesOf, ts } from './parse.mjs';

/** @typedef {import('./parse.mjs').Finding} Finding */

/**
 * The groups of a file; `words` is a group's name.
 * @param {import('./parse.mjs').Source} source
 * @returns {Finding[]}
 */
const groupsOf = (source) =>
  [...nodesOf(source.tree)]
    .filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'translated')
    .filter((node) => ts.isStringLiteral(node.arguments[0]))
    .map((node) => ({ ...finding(source, node), words: node.arguments[0].text }));

/**
 * @param {import('./parse.mjs').Source} catalogue
 * @returns {string[]}
 */
const namesIn = (catalogue) =>
  [...nodesOf(catalogue.tree)].filter(ts.isPropertySignature).map(({ name }) => name.text);

const packageOf = (/** @type {string} */ file) => file.split('/')[0];

/**
 * Groups that no translation can have: the catalogue of their package does not name them, or another one has their name.
 * @param {readonly import('./parse.mjs').Source[]} sources
 */
export function groupProblems(sources) {
  const groups = sources.flatMap(groupsOf);
  const catalogues = new Map(
    sources
      .filter(({ file }) => file.endsWith('/src/languages/catalogue.ts'))
      .map((source) => [packageOf(source.file), namesIn(source)]),
  );
  return {
    unnamed: groups.filter(({ file, words }) => !catalogues.get(packageOf(file))?.includes(words)),
    duplicate: groups.filter(({ words }, index) => groups.findIndex((one) => one.words === words) < index),
  };
}

/**
 * Languages that a package with a catalogue has no folder for.
 * @param {readonly string[]} files
 * @param {readonly string[]} languages
 * @returns {Finding[]}
 */
export function missingLanguages(files, languages) {
  const catalogues = files.filter((file) => file.endsWith('/src/languages/catalogue.ts'));
  return catalogues.flatMap((file) =>
    languages
      .filter((language) => !files.includes(file.replace('catalogue.ts', `${language}/index.ts`)))
      .map((language) => ({ file, line: 1, words: language })),
  );
}

import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown.mjs';

const MAP = 'docs/map.md';
// Inside `src`, two more levels count: the layers and the features of a package.
const OWN_LEVELS = 2;
const SOURCE_LEVELS = 4;
/** One folder per language: its parent's row says what they are. */
const OF_ONE_LANGUAGE = /\/src\/languages\/[^/]+$/;

/**
 * Folders that the map lacks, that it names although they do not exist, or that it names without a phrase.
 * @param {import('./repository.mjs').Repository} repository
 * @returns {string[]}
 */
export function mapProblems(repository) {
  if (!repository.files.has(MAP)) return [`${MAP} is missing`];
  const mapped = readMap(repository.read(MAP));
  const wanted = [...repository.folders].filter(isWanted);
  return [
    ...wanted.filter((folder) => !mapped.has(folder)).map((folder) => `${MAP}: ${folder}/ is missing`),
    ...[...mapped.keys()]
      .filter((folder) => !repository.folders.has(folder))
      .map((folder) => `${MAP}: ${folder}/ does not exist`),
    ...[...mapped]
      .filter(([, phrase]) => phrase.length === 0)
      .map(([folder]) => `${MAP}: ${folder}/ has no phrase`),
  ];
}

/** @param {string} folder */
function isWanted(folder) {
  if (OF_ONE_LANGUAGE.test(folder)) return false;
  const parts = folder.split('/');
  return parts.length <= (parts[1] === 'src' ? SOURCE_LEVELS : OWN_LEVELS);
}

/**
 * The folders of the map's rows: the path in backticks, with a slash at its end, then the phrase.
 * @param {string} text
 * @returns {Map<string, string>}
 */
function readMap(text) {
  /** @type {Map<string, string>} */
  const mapped = new Map();
  visit(parseMarkdown(text), 'tableRow', (row) => {
    const [place, phrase] = row.children;
    const [code] = place?.children ?? [];
    if (code?.type !== 'inlineCode' || !code.value.endsWith('/')) return;
    mapped.set(code.value.slice(0, -1), phrase ? textOf(phrase).trim() : '');
  });
  return mapped;
}

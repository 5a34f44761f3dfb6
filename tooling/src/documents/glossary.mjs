import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown.mjs';

const GLOSSARY = 'docs/glossary.md';
const MOST_TERMS = 60;

/**
 * Too many terms, and duplicates.
 * @param {import('./repository.mjs').Repository} repository
 * @returns {string[]}
 */
export function glossaryProblems(repository) {
  /** @type {string[]} */
  const terms = [];
  visit(parseMarkdown(repository.read(GLOSSARY)), 'table', (table) => {
    for (const row of table.children.slice(1)) terms.push(row.children[0] ? textOf(row.children[0]) : '');
  });
  return [
    ...(terms.length > MOST_TERMS ? [`${GLOSSARY}: ${terms.length} terms; at most ${MOST_TERMS}`] : []),
    ...terms
      .filter((term, index) => terms.indexOf(term) !== index)
      .map((term) => `${GLOSSARY}: ${term} is a duplicate`),
  ];
}

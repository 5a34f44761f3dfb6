import path from 'node:path';
import { anchorsOf, linksOf } from './markdown.mjs';

const ELSEWHERE = /^([a-z]+:|\/\/)/;
const CITATION = /\bdocs\/[\w/.-]+\.md(?:#[\w-]+)?/g;
const SOURCE = /(?<!\.test)\.(ts|tsx|mts|js|mjs|cjs|html|yaml|yml)$/;

/**
 * Relative links and anchors in Markdown without a target.
 * @param {import('./repository.mjs').Repository} repository
 * @param {string[]} documents
 * @returns {string[]}
 */
export const deadLinks = (repository, documents) =>
  documents.flatMap((document) =>
    linksOf(repository.read(document))
      .filter((link) => !ELSEWHERE.test(link))
      .filter((link) => {
        const [target = '', anchor] = link.split('#');
        const folder = path.posix.dirname(document);
        return !exists(repository, target ? path.posix.join(folder, target) : document, anchor);
      })
      .map((link) => `${document}: the link ${link} leads nowhere`),
  );

/**
 * Mentions of a document or one of its headings in the sources without a target.
 * @param {import('./repository.mjs').Repository} repository
 * @returns {string[]}
 */
export const deadCitations = (repository) =>
  [...repository.files]
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      (repository.read(file).match(CITATION) ?? [])
        .filter((citation) => {
          const [target = '', anchor] = citation.split('#');
          return !exists(repository, target, anchor);
        })
        .map((citation) => `${file}: ${citation} does not exist`),
    );

/**
 * @param {import('./repository.mjs').Repository} repository
 * @param {string} target
 * @param {string | undefined} anchor
 */
function exists(repository, target, anchor) {
  const bare = target.replace(/\/$/, '');
  if (!repository.files.has(bare)) return repository.folders.has(bare) || bare === '.';
  return !anchor || (bare.endsWith('.md') && anchorsOf(repository.read(bare)).has(anchor));
}

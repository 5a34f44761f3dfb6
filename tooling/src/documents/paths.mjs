import path from 'node:path';
import { codesOf } from './markdown.mjs';

const CODE_FILE = /^[\w.-]+\.(ts|tsx|mjs|cjs|md|sql)$/;
const PATH = /^\.?[\w@.-]+(\/[\w@.-]+)*\/?$/;

/**
 * Files and folders that a document names in backticks and that do not exist. A path starts at the root or
 * beside the document; a bare name may be anywhere.
 * @param {import('./repository.mjs').Repository} repository
 * @param {string[]} documents
 * @returns {string[]}
 */
export const missingPaths = (repository, documents) =>
  documents.flatMap((document) =>
    codesOf(repository.read(document))
      .filter((code) => isMissing(repository, path.posix.dirname(document), code))
      .map((code) => `${document}: ${code} is not there`),
  );

/**
 * @param {import('./repository.mjs').Repository} repository
 * @param {string} folder
 * @param {string} code
 */
function isMissing(repository, folder, code) {
  if (CODE_FILE.test(code)) return !repository.names.has(code);
  if (!PATH.test(code) || !code.includes('/')) return false;
  const [first = ''] = code.split('/');
  const starts = [first, path.posix.join(folder, first)].filter((start) => repository.folders.has(start));
  if (starts.length === 0) return false;
  const bare = code.replace(/\/$/, '');
  return ![bare, path.posix.join(folder, bare)].some(
    (target) => repository.files.has(target) || repository.folders.has(target),
  );
}

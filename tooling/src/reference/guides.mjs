import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Guide
 * @property {string} file
 * @property {string} title
 * @property {string} words its first sentence
 * @property {string[]} examples its code in TSX
 */

const EXAMPLE = /^```tsx\n([\s\S]*?)^```$/gm;

/**
 * The guides of a folder, by file name.
 * @param {string} folder
 * @returns {Guide[]}
 */
export const guidesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => guide(file, readFileSync(path.join(folder, file), 'utf8')));

/**
 * @param {string} file
 * @param {string} text
 * @returns {Guide}
 */
export function guide(file, text) {
  const prose = text
    .replace(EXAMPLE, '')
    .split('\n\n')
    .find((part) => /^[A-Za-z`@[]/.test(part));
  return {
    file,
    title: /^# (.+)$/m.exec(text)?.[1] ?? file,
    words:
      /^.*?[.:](?=\s|$)/
        .exec(prose?.replaceAll('\n', ' ') ?? '')?.[0]
        .replace(/:$/, '.')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') ?? '',
    examples: [...text.matchAll(EXAMPLE)].map(([, code = '']) => code),
  };
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsName, sourcesBelow } from '../exports/exports.mjs';
import { typeCheck } from '../workspace/type-check.mjs';
import { withImports } from './imports.mjs';
import { PRELUDE } from './prelude.mjs';
import { exportsByName } from './reference.mjs';

/** @param {import('./reference.mjs').Entry[]} entries */
const ofKit = (entries) => entries.filter(({ entry }) => entry.startsWith('@my-note/kit/'));

/**
 * Exports of the kit that a remote or the template of one imports, and that have no example.
 * @param {import('./reference.mjs').Entry[]} entries
 * @param {string} root the workspace
 */
export function withoutExample(entries, root) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const sources = remotes
    .flatMap((name) => sourcesBelow(path.join(root, name, 'src')))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('@my-note/kit'));
  return ofKit(entries).flatMap(({ entry, exports }) =>
    exports
      .filter(({ from, example }) => !from && !example)
      .filter(({ name }) => sources.some((source) => importsName(source, entry, name)))
      .map(({ name }) => `${entry} ${name} is used by remotes: give it an @example`),
  );
}

/**
 * What the compiler says about the examples; nothing when all of them are right.
 * @param {import('./reference.mjs').Entry[]} entries
 * @param {import('./guides.mjs').Guide[]} guides
 * @param {{ dir: string, tsc: string }} kit its folder, where an example finds what a remote finds
 */
export async function exampleErrors(entries, guides, { dir, tsc }) {
  const cache = path.join(dir, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, 'examples-'));
  writeFileSync(path.join(work, 'prelude.ts'), PRELUDE);
  const exports = exportsByName(entries);
  const files = ofKit(entries)
    .flatMap((entry) => entry.exports)
    .flatMap(({ name, example }, n) => {
      if (!example) return [];
      // Some names differ in their case alone.
      const file = `${n}-${name}.tsx`;
      writeFileSync(path.join(work, file), `${withImports(example, exports)}\nexport {};\n`);
      return file;
    });
  for (const { file, examples } of guides)
    examples.forEach((example, n) => {
      const name = `${file}-${n}.tsx`;
      writeFileSync(path.join(work, name), `${example}\nexport {};\n`);
      files.push(name);
    });
  const options = ['--jsx', 'react-jsx', '--target', 'es2023', '--types', 'node'];
  const output = await typeCheck(tsc, work, [...options, 'prelude.ts', ...files]);
  rmSync(work, { recursive: true });
  return output.split('\n').filter(Boolean);
}

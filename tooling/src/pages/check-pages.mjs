// Fails when product code writes the path of a page as a string instead of using the contract's `links`, and when the
// contract has a path that no page is declared with.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePaths } from '../../../contract/src/pages.ts';
import { declaredRemotes, root } from '../workspace/paths.mjs';
import { linesWithPaths } from './page-paths.mjs';

const PATHS = 'contract/src/pages.ts';
/** Paths that are not part of the first load, beside the calls of their pages. */
const LATE_PATHS = [
  'contract/src/account/webhooks.ts',
  'contract/src/items/searches.ts',
  'contract/src/journal/journal.ts',
  'contract/src/journal/links.ts',
  'contract/src/tags/tag-calls.ts',
];
const HOST_PAGES = 'host/src/app/host-pages.ts';

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
const product = files
  .filter((file) => /^(api|contract|host|remote-[^/]+|shared-kit)\/src\//.test(file))
  .filter((file) => !/\.test\.|\/testing\//.test(file) && file !== PATHS)
  .filter((file) => !LATE_PATHS.includes(file));
const written = product.flatMap((file) => linesWithPaths(read(file)).map((line) => `${file}:${line}`));

const ofRemotes = declaredRemotes().flatMap(({ pages }) => pages);
const ofHost = read(HOST_PAGES);
const undeclared = Object.entries(pagePaths)
  .filter(
    ([name, pattern]) =>
      !ofHost.includes(`pagePaths.${name},`) && !ofRemotes.some((page) => page.path === pattern),
  )
  .map(([name]) => `${PATHS}: ${name}`);

for (const [what, where] of /** @type {const} */ ([
  ['A page path as a string; use `links` of the contract', written],
  ['A path that no page is declared with', undeclared],
])) {
  if (where.length === 0) continue;
  console.error(`${what}:\n${where.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}

// Fails when an entry of the kit or the contract exports what no package imports and docs/remotes.md does not promise.
// knip does not report what an entry re-exports from another package, such as Chakra UI's components.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unusedExports } from './exports.mjs';

/** Remotes of the previous release run in the present host (e2e/previous-release), and import these. */
const USED_BY_FORMER_REMOTES = ['@my-note/kit/overlays Switch'];
/** Released, so that their removal would need another major version. */
const RELEASED = [
  '@my-note/contract/markdown-bounds bounded',
  '@my-note/contract/markdown-bounds isTooComplex',
];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const promised = readFileSync(path.join(root, 'docs/remotes.md'), 'utf8');
const unused = ['shared-kit', 'contract']
  .flatMap((folder) => unusedExports(root, folder, promised))
  .filter((one) => ![...USED_BY_FORMER_REMOTES, ...RELEASED].includes(one));
if (unused.length > 0) {
  console.error(`Exported, but imported by no other package:\n${unused.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}

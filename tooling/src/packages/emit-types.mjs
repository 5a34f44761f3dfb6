// Declaration files of the kit and the contract, for remotes that are written outside of this workspace.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../workspace/command.mjs';
import { root } from '../workspace/paths.mjs';
import { Refusal } from '../workspace/refusal.mjs';

/** Where a package's declaration files are; they mirror its src. */
export const TYPES_FOLDER = 'dist/types';

/**
 * The declaration file of a source that `exports` of a package.json names.
 * @param {string} source such as `./src/ui/index.tsx`
 */
export const typesOf = (source, folder = `./${TYPES_FOLDER}`) =>
  source.replace('./src/', `${folder}/`).replace(/\.tsx?$/, '.d.ts');

/**
 * Writes `dist/types` of a package. Tests have no declaration, what `src/testing` exports has.
 * @param {string} folder `shared-kit` or `contract`
 * @param {string} [into] another place for the declaration files
 */
export async function emitTypes(folder, into = path.join(root, folder, TYPES_FOLDER)) {
  const dir = path.join(root, folder);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  // The command line cannot leave out files.
  const config = path.join(into, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(emitting(dir)));
  const tsc = path.join(dir, 'node_modules/.bin/tsc');
  const { code, output } = await run(tsc, ['-p', config], { cwd: dir });
  rmSync(config);
  if (code !== 0) throw new Refusal(`The types of ${folder} cannot be emitted:\n${output}`);
}

/** @param {string} dir */
const emitting = (dir) => ({
  extends: path.join(dir, 'tsconfig.json'),
  include: [path.join(dir, 'src')],
  exclude: ['ts', 'tsx'].map((ending) => path.join(dir, `src/**/*.test.${ending}`)),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(dir, 'src'),
    outDir: '.',
    typeRoots: [path.join(dir, 'node_modules/@types')],
  },
});

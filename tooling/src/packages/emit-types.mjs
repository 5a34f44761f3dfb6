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
export const typesOf = (source) => source.replace('./src/', `./${TYPES_FOLDER}/`).replace(/\.tsx?$/, '.d.ts');

/**
 * Writes `dist/types` of a package. Tests have no declaration, what `src/testing` exports has.
 * @param {string} folder `shared-kit` or `contract`
 */
export async function emitTypes(folder) {
  const dir = path.join(root, folder);
  rmSync(path.join(dir, TYPES_FOLDER), { recursive: true, force: true });
  mkdirSync(path.join(dir, 'dist'), { recursive: true });
  // The command line cannot leave out files.
  const config = path.join(dir, 'dist', `tsconfig.types.${process.pid}.json`);
  writeFileSync(config, JSON.stringify(emitting));
  const tsc = path.join(dir, 'node_modules/.bin/tsc');
  const { code, output } = await run(tsc, ['-p', config], { cwd: dir });
  rmSync(config);
  if (code !== 0) throw new Refusal(`The types of ${folder} cannot be emitted:\n${output}`);
}

const emitting = {
  extends: '../tsconfig.json',
  include: ['../src'],
  exclude: ['../src/**/*.test.ts', '../src/**/*.test.tsx'],
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '../src',
    outDir: 'types',
  },
};

import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../workspace/command.mjs';
import { root } from '../workspace/paths.mjs';
import { Refusal } from '../workspace/refusal.mjs';

/**
 * Writes a package's src as JavaScript modules, without tests.
 * @param {string} folder `shared-kit` or `contract`
 * @param {string} outDir
 */
export async function emitCode(folder, outDir) {
  const dir = path.join(root, folder);
  const config = path.join(dir, `tsconfig.code.${process.pid}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      compilerOptions: { noEmit: false, rewriteRelativeImportExtensions: true, rootDir: 'src', outDir },
    }),
  );
  const { code, output } = await run(path.join(dir, 'node_modules/.bin/tsc'), ['-p', config], { cwd: dir });
  rmSync(config);
  if (code !== 0) throw new Refusal(`The code of ${folder} cannot be compiled:\n${output}`);
}

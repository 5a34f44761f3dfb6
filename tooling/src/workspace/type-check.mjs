import { run } from './command.mjs';

const OPTIONS = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
];

/**
 * What the compiler says about some files; nothing when their types fit.
 * @param {string} tsc
 * @param {string} cwd folder of the files
 * @param {string[]} args files, and further options
 */
export async function typeCheck(tsc, cwd, args) {
  const { output } = await run(tsc, [...OPTIONS, ...args], { cwd });
  return output;
}

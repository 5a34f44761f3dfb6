// Reads the exports of the kit and the contract out of their declaration files.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { emitTypes, typesOf } from '../packages/emit-types.mjs';
import { packageOf, root } from '../workspace/paths.mjs';
import { declarationsIn } from './report.mjs';

/** Packages whose exports other teams rely on. */
export const PACKAGES = ['shared-kit', 'contract'];

/** @type {{ default: { logLevel: import('@microsoft/api-extractor').ExtractorLogLevel } }} */
const none = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * The declaration files of a package in a temporary place, and one program over all of its entries: a program for each
 * would take three seconds.
 * @param {string} folder
 */
export async function openDeclarations(folder) {
  const dir = path.join(root, folder);
  // Below node_modules its imports would count as those of a library.
  const work = path.join(dir, `dist/api-${process.pid}`);
  const types = path.join(work, 'types');
  await emitTypes(folder, types);
  const { name, version, exports = {} } = packageOf(dir);
  const entries = Object.entries(exports)
    // The catalogues of languages have a pattern; remotes do not import them.
    .filter(([entry, source]) => /\.tsx?$/.test(source) && !entry.includes('*'))
    .map(([entry, source]) => ({
      entry: name + entry.slice(1),
      file: path.join(types, typesOf(source, '.')),
    }));
  const files = entries.map(({ file }) => file);
  /** @param {string} file */
  const configFor = (file) => configOf({ dir, work, file, files });
  const compilerState = CompilerState.create(configFor(files[0] ?? ''), { additionalEntryPoints: files });
  return {
    entries,
    compilerState,
    /** @returns {import('./report.mjs').Report} */
    report: () => {
      mkdirSync(path.join(work, 'reports'), { recursive: true });
      const texts = entries.map(({ entry, file }) => {
        Extractor.invoke(configFor(file), { localBuild: true, compilerState, messageCallback: quiet });
        return [entry, declarationsIn(readFileSync(path.join(work, 'reports/entry.api.md'), 'utf8'))];
      });
      return { version, entries: Object.fromEntries(texts) };
    },
    close: () => rmSync(work, { recursive: true }),
  };
}

/** @param {import('@microsoft/api-extractor').ExtractorMessage} message */
const quiet = (message) => {
  message.handled = true;
};

/** @param {{ dir: string, work: string, file: string, files: string[] }} options */
const configOf = ({ dir, work, file, files }) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(dir, 'package.json'),
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: 'entry',
        reportFolder: path.join(work, 'reports'),
        reportTempFolder: path.join(work, 'temp'),
      },
      docModel: { enabled: false },
      newlineKind: 'lf',
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: none,
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
  });

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  lib: ['es2023', 'dom', 'dom.iterable'],
};

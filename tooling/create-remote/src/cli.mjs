#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newRemote } from './new-remote.mjs';
import { fromTarballs, releasedVersions } from './versions.mjs';

const USAGE = `npm create @my-note/remote <name>
    --bundler <name>      webpack (the default), rspack, or vite
    --packages <folder>   take the packages of My Note from the tarballs in a folder`;

/** @param {object} value */
const json = (value) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** @param {Record<string, string>} versions */
const sorted = (versions) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * @param {string} name
 * @param {import('./versions.mjs').Released} released
 * @returns {name is import('./new-remote.mjs').Bundler}
 */
const isBundler = (name, { bundlers }) => Object.hasOwn(bundlers, name);

/** @param {string[]} args */
function create(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      bundler: { type: 'string', default: 'webpack' },
      packages: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name] = positionals;
  if (values.help) return console.log(USAGE);
  if (!name || positionals.length > 1) throw new Error(`Name the new remote.\n\n${USAGE}`);
  const released = releasedVersions();
  const { bundler } = values;
  if (!isBundler(bundler, released)) throw new Error(`There is no bundler "${bundler}".\n\n${USAGE}`);
  const { dependencies, devDependencies } = values.packages
    ? fromTarballs(released, values.packages)
    : released;
  const all = sorted({ ...devDependencies, ...released.bundlers[bundler] });
  newRemote(name, {
    dir: path.resolve(name),
    home: 'repository',
    bundler,
    values: { dependencies: json(dependencies), devDependencies: json(all) },
  });
  console.log(`Made ${name}. Next:
  cd ${name}
  npm install
  npm run dev       shows it in a site on this machine, with hot reload
  npm test          lint, types, tests, build, budget
  npm run publish   puts it live; the host stays as it is`);
}

try {
  create(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

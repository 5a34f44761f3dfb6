#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newRemote } from './new-remote.mjs';
import { fromTarballs, releasedVersions } from './versions.mjs';

const USAGE = `npm create @my-note/remote <name>
    --packages <folder>   take the packages of My Note from the tarballs in a folder`;

/** @param {object} value */
const json = (value) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** @param {string[]} args */
function create(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { packages: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [name] = positionals;
  if (values.help) return console.log(USAGE);
  if (!name || positionals.length > 1) throw new Error(`Name the new remote.\n\n${USAGE}`);
  const released = releasedVersions();
  const { dependencies, devDependencies } = values.packages
    ? fromTarballs(released, values.packages)
    : released;
  newRemote(name, {
    dir: path.resolve(name),
    home: 'repository',
    values: { dependencies: json(dependencies), devDependencies: json(devDependencies) },
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

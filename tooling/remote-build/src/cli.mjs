#!/usr/bin/env node
import { parseArgs } from 'node:util';

const USAGE = `mn-bundle build   compiles the remote of this folder
mn-bundle dev     shows it with hot reload in a site on this machine
    --site <address>   in a site that runs elsewhere and has REMOTE_OVERRIDES=on
    PORT is the port of the site (3000), REMOTE_PORT that of the remote (PORT + 1)`;

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.site !== undefined && !URL.canParse(values.site))
      throw new Error(`--site expects an address like https://notes.example.org, not "${values.site}".`);
    return { ...values, verb: positionals.length === 1 ? positionals[0] : undefined };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { verb, site, help } = readArguments(process.argv.slice(2));
try {
  // Loaded late: the help needs no bundler.
  if (help) console.log(USAGE);
  else if (verb === 'build') {
    const { build } = await import('./build.mjs');
    process.exitCode = await build(process.cwd());
  } else if (verb === 'dev') {
    const { develop } = await import('./dev/dev.mjs');
    const port = Number(process.env.PORT) || 3000;
    const remotePort = Number(process.env.REMOTE_PORT) || port + 1;
    await develop(process.cwd(), { site, port, remotePort });
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

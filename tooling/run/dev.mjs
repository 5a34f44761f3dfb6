import './node-version.mjs';
import './orphan.mjs';
import { parseArgs } from 'node:util';
import { Refusal } from '../src/workspace/refusal.mjs';
import { demandFree, portFrom } from './port.mjs';
import { describe, install } from './prepare.mjs';

const USAGE = `pnpm dev                      everything, compiled here, with hot reload
pnpm dev <remote>             one remote with hot reload in the built site of the rest
pnpm dev <remote> --site URL  one remote with hot reload in a site that runs elsewhere
pnpm dev <remote> --alone     one remote in its development shell, without the host

PORT is the port of the page (3000), API_PORT that of the service (PORT + 100), REMOTE_PORT that of the
remote (PORT + 1). Several remotes may be named at once without --alone.`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        alone: { type: 'boolean', default: false },
        site: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, names: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { names, alone, site, help } = readArguments();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
if ((alone || site) && names.length === 0) {
  console.error(`Name the remote.\n\n${USAGE}`);
  process.exit(2);
}
if (names.includes('host')) {
  console.error(`The host is no remote. Without a name, pnpm dev compiles the host and everything else.`);
  process.exit(2);
}
if (site && !URL.canParse(site)) {
  console.error(`--site expects an address like https://notes.example.org, not "${site}".`);
  process.exit(2);
}
const port = portFrom(process.env.PORT);
const ports = {
  page: port,
  api: portFrom(process.env.API_PORT || String(port + 100)),
  remote: portFrom(process.env.REMOTE_PORT || String(port + 1)),
};
if (!site) await demandFree(ports.page, 'run dev');
try {
  await install();
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

// Imported late: webpack exists only after the installation.
try {
  if (names.length > 0 && !alone) {
    const { developRemotes } = await import('./dev/remotes.mjs');
    await developRemotes(names, ports, site);
  } else {
    const { developEverything } = await import('./dev/everything.mjs');
    await developEverything(ports, names);
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}

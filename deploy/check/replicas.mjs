/**
 * Runs two containers of the image on one PostgreSQL behind Caddy, as deploy/compose/compose.postgres.yaml does, and checks that
 * they act as one. It wants the image of image.mjs, PostgreSQL's programs, and Caddy:
 *   apt-get install postgresql caddy openssl
 *   node deploy/check/image.mjs && node deploy/check/replicas.mjs
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { certificate } from './certificate.mjs';
import { attach, call, openStream, readNote, signUp, writeNote } from './client.mjs';
import { createContainer, hasImage, podman } from './containers.mjs';
import { demand, eventually, freePort, has, root, run, runSteps, start } from './programs.mjs';

const NAME = 'notes.example.org';
const TOKEN = 'a-token-of-the-operator';
const REQUESTS = 20;
/** PostgreSQL refuses to run as root. */
const NOBODY = ['--reuid=65534', '--regid=65534', '--clear-groups'];

/** The folder with the programs of the newest PostgreSQL of Debian. */
function findPostgres() {
  const parent = '/usr/lib/postgresql';
  const versions = existsSync(parent) ? readdirSync(parent).sort((a, b) => Number(b) - Number(a)) : [];
  return versions[0] && path.join(parent, versions[0], 'bin');
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {number} port
 */
function startPostgres(programs, folder, port) {
  const data = path.join(folder, 'postgres');
  mkdirSync(data);
  run('chown', ['-R', '65534:65534', folder]);
  run('setpriv', [
    ...NOBODY,
    path.join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'my-note',
    '-A',
    'trust',
    '-N',
  ]);
  const options = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', data];
  return start('setpriv', [...NOBODY, path.join(programs, 'postgres'), ...options]);
}

/**
 * The Caddyfile of Compose, with the addresses of this machine.
 * @param {string} folder
 * @param {{ http: number, https: number, replicas: number[], cert: string, key: string }} place
 */
function writeCaddyfile(folder, { http, https, replicas, cert, key }) {
  const recipe = readFileSync(path.join(root, 'deploy/compose/Caddyfile'), 'utf8');
  const upstreams = /dynamic a my-note 3000 \{[^}]*\}/;
  demand(upstreams.test(recipe), 'deploy/compose/Caddyfile has other upstreams');
  const site = recipe
    .replace(upstreams, `to ${replicas.map((port) => `127.0.0.1:${port}`).join(' ')}`)
    .replace('{$DOMAIN} {', `{$DOMAIN} {\ntls ${cert} ${key}`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\nadmin off\nhttp_port ${http}\nhttps_port ${https}\n}\n${site}`);
  return file;
}

/** @param {string} programs */
async function check(programs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-replicas-'));
  // Each of the three has an account of its own.
  run('chmod', ['0755', folder]);
  const { ca, cert, key } = certificate(folder, NAME);
  const [http, https, database, first, second] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ports = [first, second];
  const names = ports.map((port) => `my-note-replica-${port}`);
  const postgres = startPostgres(programs, mkdtempSync(path.join(folder, 'database-')), database);
  const [secrets, attachments] = ['secrets', 'attachments'].map((name) => path.join(folder, name));
  mkdirSync(String(secrets));
  mkdirSync(String(attachments));
  writeFileSync(`${secrets}/database-url`, `postgres://my-note@127.0.0.1:${database}/postgres\n`);
  writeFileSync(`${secrets}/metrics-token`, `${TOKEN}\n`);
  run('chown', ['-R', '10001:10001', String(attachments)]);
  const environment = {
    PUBLIC_URL: `https://${NAME}`,
    TRUST_PROXY: '1',
    HSTS: 'on',
    EARLY_HINTS: 'on',
    DATABASE_URL_FILE: '/run/secrets/database-url',
    METRICS_TOKEN_FILE: '/run/secrets/metrics-token',
  };
  const caddy = start(
    'caddy',
    [
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      writeCaddyfile(folder, { http, https, replicas: ports, cert, key }),
    ],
    { DOMAIN: NAME, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  );
  const site = { origin: `https://127.0.0.1:${https}`, name: NAME, ca };
  const [here, there] = ports.map((port) => ({ origin: `http://127.0.0.1:${port}`, name: NAME }));
  if (!here || !there) throw new Error('two replicas');
  try {
    await postgres.says(/ready to accept connections/);
    let token = '';
    await runSteps('replicas', {
      'both start at once on an empty database': async () => {
        for (const [n, name] of names.entries()) {
          const volumes = [`${attachments}:/data`, `${secrets}:/run/secrets:ro`];
          createContainer(name, { port: ports[n] ?? 0, volumes, environment });
        }
        for (const name of names) podman('start', name);
        for (const replica of [here, there, site]) {
          await eventually(
            async () => demand((await call(replica, '/api/ready')).status === 200, 'not ready'),
            90_000,
          );
        }
      },
      'sign-up through Caddy, by the link of either': async () => {
        const logs = names.map((name) => podman('logs', name)).join('\n');
        const [, invitation] = /#invitation=(\S+)/.exec(logs) ?? [];
        token = await signUp(site, 'ada@example.org', { invitation });
      },
      'what one writes the other reads': async () => {
        await writeNote(here, token, 'Plan', 'Written here');
        demand((await readNote(there, token, 'plan')) === 'Written here', 'another text');
      },
      'an attachment of one is at the other': async () => {
        const place = await attach(here, token, Buffer.from('text of a file'));
        demand((await call(there, place, { token })).body.toString() === 'text of a file', place);
      },
      'a page at one hears within 2 s of a change at the other': async () => {
        const stream = await openStream(here, token);
        await stream.until('items', 1, 10_000);
        const before = stream.count('items');
        await writeNote(there, token, 'Event', 'x');
        await stream.until('items', before + 1, 2000);
        stream.close();
      },
      'each has metrics for the token': async () => {
        for (const replica of [here, there]) {
          demand((await call(replica, '/api/metrics', { token: TOKEN })).status === 200, 'refused');
        }
      },
      'nobody notices that one is killed': async () => {
        podman('kill', '--signal', 'KILL', String(names[0]));
        for (let n = 0; n < REQUESTS; n += 1) {
          demand((await readNote(site, token, 'plan')) === 'Written here', 'another text');
        }
      },
    });
  } finally {
    podman('rm', '--force', '--ignore', '--time', '5', ...names);
    await caddy.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const programs = findPostgres();
const missing = ['podman', 'runc', 'caddy', 'openssl', 'setpriv'].filter((program) => !has(program));
if (!programs) missing.push('postgresql');
if (programs && missing.length === 0 && hasImage()) await check(programs);
else {
  const reason =
    missing.length > 0
      ? `${missing.join(', ')} missing`
      : 'build the image first: node deploy/check/image.mjs';
  console.log(`The replicas are not checked: ${reason}`);
  process.exitCode = 1;
}

/**
 * Builds the image of deploy/container/Containerfile and runs it as it is meant to run: its own account, a root file system
 * that can only be read, no capabilities, limited memory. It wants podman and runc:
 *   apt-get install podman runc debootstrap tar
 *   node deploy/check/image.mjs                         # Node.js and Debian of this machine as the base
 *   NODE_IMAGE=node:24-bookworm-slim node deploy/check/image.mjs    # the real base, where an engine can pull it
 *   BUILD=off node deploy/check/image.mjs               # the image of the last run
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, call, readNote, signIn, signUp, writeNote } from './client.mjs';
import { createContainer, IMAGE, MEMORY_MB, podman, store } from './containers.mjs';
import { demand, eventually, freePort, has, run, runSteps } from './programs.mjs';

const BASE = 'localhost/my-note-base:check';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const EMAIL = 'ada@example.org';

/** Debian with this machine's Node.js, in place of the official image where that cannot be pulled. */
function makeBase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-base-'));
  const system = path.join(folder, 'root');
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system]);
  const node = process.env.NODE_BINARY ?? process.execPath;
  cpSync(node, path.join(system, 'usr/local/bin/node'));
  const modules = path.resolve(process.execPath, '../../lib/node_modules');
  cpSync(modules, path.join(system, 'usr/local/lib/node_modules'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(system, 'usr/local/bin/npm'));
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(system, CERTIFICATES));
  run('tar', ['-C', system, '-cf', path.join(folder, 'base.tar'), '.']);
  podman(
    'import',
    '--change',
    `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
    path.join(folder, 'base.tar'),
    BASE,
  );
  rmSync(folder, { recursive: true, force: true });
}

function build() {
  let base = process.env.NODE_IMAGE;
  if (!base) {
    base = BASE;
    makeBase();
  }
  const args = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', `NODE_IMAGE=${base}`];
  podman('build', ...args, '--file', 'deploy/container/Containerfile', '--tag', IMAGE, '.');
}

/** Runs Node.js in the container. @param {string} name @param {string[]} args */
const inside = (name, ...args) => podman('exec', name, 'node', ...args);

const KILL_SERVER = `
  const { readdirSync, readFileSync } = require('node:fs');
  for (const pid of readdirSync('/proc').filter((name) => Number(name) > 1)) {
    const args = readFileSync('/proc/' + pid + '/cmdline', 'utf8').split('\\0');
    if (args.some((arg) => arg.endsWith('/server.js'))) process.kill(Number(pid), 'SIGKILL');
  }`;

async function check() {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-volume-'));
  const name = `my-note-check-${process.pid}`;
  const port = await freePort();
  const site = { origin: `http://127.0.0.1:${port}`, name: `127.0.0.1:${port}` };
  const ready = () =>
    eventually(
      async () => demand((await call(site, '/api/ready')).status === 200, podman('logs', name)),
      90_000,
    );
  try {
    // As the engine gives a new volume the owner of the image's folder.
    mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
    run('chown', ['10001:10001', path.join(folder, 'data')]);
    const options = {
      port,
      volumes: [`${path.join(folder, 'data')}:/data`],
      environment: { PUBLIC_URL: `http://127.0.0.1:${port}` },
    };
    createContainer(name, options);
    await runSteps('image', {
      'starts and is ready': async () => {
        podman('start', name);
        await ready();
      },
      'runs under its own account, and cannot write outside of its volume': async () => {
        demand(inside(name, '-p', 'process.getuid()') === '10001', 'another account');
        for (const place of ['/app/site/x', '/x', '/etc/x']) {
          const script = `try { require('fs').writeFileSync('${place}', ''); console.log('written') } catch (error) { console.log(error.code) }`;
          demand(['EROFS', 'EACCES'].includes(inside(name, '-e', script)), `${place} can be written`);
        }
      },
      'keeps its data in PostgreSQL': async () => {
        const files = inside(name, '-p', "require('fs').readdirSync('/data/my-note').join()");
        demand(files.includes('postgres'), files);
        return files;
      },
      'prints the link for the first account, and a note is saved': async () => {
        // What podman prints of both streams.
        const [, invitation] = /#invitation=(\S+)/.exec(podman('logs', name)) ?? [];
        const token = await signUp(site, EMAIL, { invitation });
        await writeNote(site, token, 'Plan', 'Kept in the volume');
      },
      'its health check passes': async () => void podman('healthcheck', 'run', name),
      'commands of the operator reach it': async () => {
        demand(podman('exec', name, 'my-note', 'accounts', 'list').includes(EMAIL), 'no account');
        podman('exec', name, 'my-note', 'backup', '/data/monday.zip');
      },
      'shows pages and files of the site': async () => {
        const page = await call(site, '/');
        const [script] = /\/assets\/[\w.-]+\.js/.exec(page.body.toString()) ?? [];
        demand((await call(site, String(script))).status === 200, `no ${script}`);
        demand((await call(site, '/registry.json')).body.includes('notes'), 'no registry');
      },
      'ends in good order, and has the note after a restart': async () => {
        const begin = Date.now();
        podman('stop', '--time', '30', name);
        const seconds = ((Date.now() - begin) / 1000).toFixed(1);
        const code = podman('inspect', '--format', '{{.State.ExitCode}}', name);
        demand(code === '0', `exit code ${code}`);
        podman('start', name);
        await ready();
        demand(
          (await readNote(site, await signIn(site, EMAIL), 'plan')) === 'Kept in the volume',
          'another text',
        );
        return `ended in ${seconds} s`;
      },
      'ends when its server is killed, and has the note after that': async () => {
        inside(name, '-e', KILL_SERVER);
        const code = podman('wait', name);
        demand(code === '137', `exit code ${code}`);
        podman('start', name);
        await ready();
        demand(
          (await readNote(site, await signIn(site, EMAIL), 'plan')) === 'Kept in the volume',
          'another text',
        );
      },
      'a restore brings the backup back': async () => {
        podman('stop', '--time', '30', name);
        createContainer(`${name}-restore`, { ...options, command: ['restore', '/data/monday.zip'] });
        podman('start', '--attach', `${name}-restore`);
        podman('start', name);
        await ready();
        demand(
          (await readNote(site, await signIn(site, EMAIL), 'plan')) === 'Kept in the volume',
          'another text',
        );
      },
      [`works within ${MEMORY_MB} MB of memory`]: async () => {
        const token = await signIn(site, EMAIL);
        for (let n = 0; n < 50; n += 1) await writeNote(site, token, `Note ${n}`, 'word '.repeat(2000));
        demand((await ask(site, '/u-notes/notes', { token })).data.length >= 50, 'notes are missing');
        return podman('stats', '--no-stream', '--format', '{{.MemUsage}}', name);
      },
    });
  } finally {
    podman('rm', '--force', '--ignore', '--time', '5', name, `${name}-restore`);
    rmSync(folder, { recursive: true, force: true });
  }
}

const programs = ['podman', 'runc', ...(process.env.NODE_IMAGE ? [] : ['debootstrap', 'tar'])];
const missing = programs.filter((program) => !has(program));
if (missing.length > 0) {
  console.log(
    `The image is not checked: ${missing.join(', ')} missing (apt-get install ${missing.join(' ')})`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(store, { recursive: true });
  if (process.env.BUILD !== 'off') build();
  await check();
}

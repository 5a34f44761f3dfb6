import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from './find-postgres.ts';

/** A throw-away cluster on a socket in a temporary folder; nothing of it listens on the network. */
export async function startPostgres({ durable }: { durable: boolean }) {
  const found = findPostgres();
  if (!found) throw new Error('The PostgreSQL programs were not found');
  const account = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'my-note-pg-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  if (account) for (const made of [folder, data]) chownSync(made, account.uid, account.gid);
  const options = { cwd: folder, ...account };
  execFileSync(
    path.join(found.bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const settings = [
    'listen_addresses=',
    `fsync=${durable ? 'on' : 'off'}`,
    'max_connections=100',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    path.join(found.bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const stopNow = () => server.kill('SIGQUIT');
  process.once('exit', stopNow);

  const url = `postgres://postgres@${encodeURIComponent(folder)}/postgres`;
  await untilReady(url);
  const stop = async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await stopped;
    process.off('exit', stopNow);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This machine has no such account; the next one will do.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and neither postgres nor nobody is an account here');
}

async function untilReady(url: string) {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}

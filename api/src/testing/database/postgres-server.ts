import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { unprivileged } from '../processes/unprivileged.ts';
import { findPostgres } from './find-postgres.ts';

/**
 * A temporary server on a socket in a temporary folder. It does not listen on the network, or with a port on that of this
 * machine alone.
 */
export async function startPostgres(settings: string[], port?: number) {
  const found = await findPostgres();
  if (!found) throw new Error('The PostgreSQL programs were not found');
  const { bin } = found;
  // PostgreSQL refuses to run as root.
  const account = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'my-note-pg-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  if (account) for (const made of [folder, data]) chownSync(made, account.uid, account.gid);
  const options = { cwd: folder, ...account };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const network = port ? ['listen_addresses=127.0.0.1', `port=${port}`] : ['listen_addresses='];
  const all = [...network, 'max_connections=100', `unix_socket_directories=${folder}`, ...settings];
  const host = port ? `127.0.0.1:${port}` : encodeURIComponent(folder);
  const url = `postgres://postgres@${host}/postgres`;
  let server: ChildProcess | undefined;

  async function start() {
    const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
    server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
    await untilReady(url);
  }

  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const stopped = once(server, 'exit');
    server.kill(signal);
    await stopped;
  }

  const stopNow = () => server?.kill('SIGQUIT');
  process.once('exit', stopNow);
  await start();
  return {
    url,
    start,
    /** Kills all its processes, like a failure of the machine. */
    async crash() {
      const processes = await processesOf(url);
      const ended = end('SIGKILL');
      for (const pid of processes) kill(pid);
      await ended;
    },
    async stop() {
      await end('SIGINT');
      process.off('exit', stopNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already, because the others did.
  }
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ pid: number }>(text)).rows;
  } finally {
    await client.end();
  }
}

async function processesOf(url: string) {
  const rows = await query(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()');
  return rows.map(({ pid }) => pid);
}

async function untilReady(url: string) {
  for (let tries = 0; ; tries += 1) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await wait(100);
    }
  }
}

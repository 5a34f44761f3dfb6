import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from '../../../database.ts';
import { AFTER_DAMAGE } from '../check-data.ts';
import type { Account } from './account.ts';
import { ROLE } from './cluster.ts';
import { endLeftover } from './leftover.ts';
import { giveTo } from './ownership.ts';
import { startPostmaster } from './postmaster.ts';
import type { Programs } from './programs.ts';
import { socketFolder } from './socket-folder.ts';

/** More than the pools of the service, its threads, and commands have together. */
const CONNECTIONS = 50;
const LOOK_MS = 10;
const START_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

const SETTINGS = [
  // Only the socket, and only for the owner of its folder.
  ...['listen_addresses=', 'unix_socket_permissions=0700', `max_connections=${CONNECTIONS}`],
  ...['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'timezone=UTC'],
  // A notes service is small: little memory, and no processes for work it does not have. The system keeps the files
  // in its own memory too.
  ...['shared_buffers=8MB', 'wal_buffers=512kB', 'work_mem=8MB', 'maintenance_work_mem=32MB'],
  ...['jit=off', 'io_method=sync'],
  ...['max_parallel_workers_per_gather=0', 'max_logical_replication_workers=0', 'autovacuum_max_workers=1'],
  // Nobody copies its log; what is kept of the log for reuse is small.
  ...['wal_level=minimal', 'max_wal_senders=0', 'min_wal_size=16MB', 'max_wal_size=48MB'],
  // Saves replace rows often: a vacuum soon makes the room of the former rows usable.
  ...['autovacuum_naptime=10s'],
  // Statements hold notes, so they are not logged.
  ...['log_min_messages=fatal', 'log_min_error_statement=panic', 'log_error_verbosity=terse'],
];

/** Starts PostgreSQL on a folder, and starts it again if it ends by itself, until it is stopped. */
export async function startServer({ postgres }: Programs, folder: string, account?: Account) {
  await endLeftover(folder);
  if (account) giveTo(folder, account);
  const socket = socketFolder(folder, account);
  const settings = [...SETTINGS, `unix_socket_directories=${quoted(socket.path)}`];
  const command = [postgres, '-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => startPostmaster(command, folder, account);
  const url = `postgres://${ROLE}@${encodeURIComponent(socket.path)}/postgres`;

  let isStopping = false;
  let running = start();
  try {
    await untilReady(url, running, folder);
  } catch (error) {
    await running.stop();
    socket.remove();
    throw error;
  }

  async function keepRunning() {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const since = Date.now();
      await running.ended;
      if (isStopping) return;
      console.error(
        `The database server has ended and is started again. It said: ${running.said() || 'nothing'}`,
      );
      if (Date.now() - since > START_MS) pause = FIRST_PAUSE_MS;
      await wait(pause);
      if (isStopping) return;
      await endLeftover(folder).catch(() => undefined);
      if (isStopping) return;
      running = start();
    }
  }
  const kept = keepRunning();

  return {
    url,
    async stop() {
      isStopping = true;
      await running.stop();
      await kept;
      socket.remove();
    },
  };
}

/** The setting is a list, in which a name may have commas. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function untilReady(url: string, server: ReturnType<typeof startPostmaster>, folder: string) {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(LOOK_MS)) {
    const state = await connects(url);
    if (state === 'ready') return;
    if (hasEnded || state === 'refused') break;
  }
  throw new DatabaseUnavailable(
    `The database in ${folder} does not start. PostgreSQL said: ${distinct(server.said()) || 'nothing'}. ${AFTER_DAMAGE}`,
  );
}

/** Each tells the same to every client that asks. */
const distinct = (said: string) =>
  [...new Set(said.split('\n').map((line) => line.replace(/^[\d-]+ [\d:.]+ UTC \[\d+\] /, '')))].join('\n');

/** A server that starts refuses everybody with this code. */
const STARTING = '57P03';

async function connects(connectionString: string): Promise<'ready' | 'refused' | 'starting'> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: START_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code !== STARTING ? 'refused' : 'starting';
  } finally {
    await client.end().catch(() => undefined);
  }
}

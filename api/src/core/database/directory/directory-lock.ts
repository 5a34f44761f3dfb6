import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, statSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../../database.ts';
import { claimDirectory } from './directory-claim.ts';

/** The longest path that every system accepts for a socket. */
const SOCKET_PATH_BYTES = 100;
const SETTLE_MS = 50;

type Accept = (connection: net.Socket) => void;

/**
 * Holds a directory for this process. The lock is a listening socket: it ends with the process, even
 * after kill -9, and names its holder to a second starter. What a caller sends after it has read the
 * process's number is for `accept`.
 */
export async function lockDirectory(directory: string, accept?: Accept): Promise<() => Promise<void>> {
  const socket = socketPath(directory);
  for (let tries = 0; tries < 20; tries += 1) {
    const server = await listen(socket, accept);
    if (server) {
      const mine = identity(socket);
      // Another starter may have removed this socket as stale at the same moment.
      await wait(SETTLE_MS);
      if (identity(socket) === mine) return claimed(directory, server.release);
      await server.release();
      continue;
    }
    await removeStale(socket, directory);
  }
  throw new DatabaseUnavailable(`The data directory ${directory} could not be locked. Try again`);
}

async function claimed(directory: string, release: () => Promise<void>) {
  try {
    const unclaim = await claimDirectory(directory);
    return async () => {
      unclaim();
      await release();
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function removeStale(socket: string, directory: string) {
  const seen = identity(socket);
  for (const pause of [0, SETTLE_MS]) {
    await wait(pause);
    const holder = await askHolder(socket);
    if (holder) {
      throw new DatabaseUnavailable(
        `The data directory ${directory} is in use by another My Note (process ${holder}). Stop it first, or set DATA_DIR to another directory`,
      );
    }
  }
  if (seen && identity(socket) === seen) unlinkSync(socket);
}

/** The socket of the holder of a directory. */
export function socketPath(directory: string) {
  const real = realpathSync(directory);
  if (process.platform === 'win32') return `\\\\.\\pipe\\my-note-${hash(real)}`;
  const inside = path.join(real, '.lock.sock');
  return Buffer.byteLength(inside) <= SOCKET_PATH_BYTES
    ? inside
    : path.join(os.tmpdir(), `my-note-${hash(real)}.sock`);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Inode numbers are reused immediately, so the time of the change is compared too. */
function identity(socket: string) {
  if (process.platform === 'win32') return socket;
  const stat = statSync(socket, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino}:${stat.ctimeNs}`;
}

function listen(socket: string, accept?: Accept) {
  const connections = new Set<net.Socket>();
  return new Promise<{ release: () => Promise<void> } | undefined>((resolve, reject) => {
    const server = net.createServer((connection) => {
      connections.add(connection.on('close', () => connections.delete(connection)));
      connection.on('error', () => connection.destroy());
      connection.write(`${process.pid}\n`);
      if (accept) accept(connection);
      else connection.end();
    });
    const release = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        for (const connection of connections) connection.destroy();
      });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => {
      server.unref();
      // Everyone who may connect may run commands.
      if (process.platform !== 'win32') chmodSync(socket, 0o600);
      resolve({ release });
    });
  });
}

/** The number of the process that holds a directory; undefined when none does. */
export const holderOf = (directory: string) => askHolder(socketPath(directory));

function askHolder(socket: string) {
  return new Promise<string | undefined>((resolve) => {
    let text = '';
    const connection = net.connect(socket);
    connection.setTimeout(2_000, () => connection.destroy());
    connection.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('\n')) connection.destroy();
    });
    let connected = false;
    connection.on('connect', () => {
      connected = true;
    });
    connection.on('error', () => undefined);
    // A holder that accepts but is too busy to respond still holds the directory.
    connection.on('close', () => resolve(text.trim() || (connected ? 'unknown' : undefined)));
  });
}

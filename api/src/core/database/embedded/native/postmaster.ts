import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Account } from './account.ts';
import { ENVIRONMENT } from './cluster.ts';

/**
 * Starts the server. When this process ends, however it ends, the pipe closes, and the shell ends the server with a
 * checkpoint. A server that ends by itself ends the shell. A supervisor may signal every process
 * of the service; the shell then stays until the service has ended its work.
 */
const SCRIPT = `
trap '' TERM INT HUP
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } &
reader=$!
wait $server
code=$?
kill -KILL $reader 2>/dev/null
exit $code`;

/** Connections stay open for long: what a large list has taken goes back to the system after it. */
const RETURN_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const LAST_LINES = 20;
/** What a server says to clients that ask too early or too late. */
const EXPECTED =
  /the database system is (starting up|shutting down|not yet accepting connections|in recovery mode)/;

/** A running server: the process, what it said, and a way to end it. */
export function startPostmaster(command: string[], folder: string, account?: Account) {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'postgres', ...command], {
    cwd: folder,
    env: { ...ENVIRONMENT, ...RETURN_MEMORY, PATH: process.env.PATH },
    // Of a session of its own: Ctrl+C in a terminal reaches the service alone, which ends the server last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    ...account,
  });
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !EXPECTED.test(line));
    said.push(...lines);
    said.splice(0, said.length - LAST_LINES);
  });
  const ended = endOf(child);
  return {
    ended,
    /** The last lines that the server has said. */
    said: () => said.join('\n'),
    /** Ends it with a checkpoint; resolves when all its processes have ended. */
    async stop() {
      (child.stdio[3] as Writable).end();
      await ended;
    },
  };
}

/** Resolves with the exit code when the process and its output have ended. */
async function endOf(child: ChildProcess): Promise<number | null> {
  const pipe = child.stdio[3];
  pipe?.on('error', () => undefined);
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    // The shell could not be started.
    child.once('error', () => resolve(null));
  });
  pipe?.destroy();
  return code;
}

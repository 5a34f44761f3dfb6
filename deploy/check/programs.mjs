import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Where Debian keeps programs of administrators, which is not in everybody's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

/**
 * Whether a program is installed.
 * @param {string} program
 */
export const has = (program) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { ...process.env, PATH } }).status === 0;

/**
 * Runs a program to its end, and throws with its output when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env: { ...process.env, PATH, ...options.env },
  });
  if (result.status !== 0) {
    const said = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`;
    throw new Error(`${program} ${args.join(' ').slice(0, 200)} failed:\n${said.slice(-2000)}`);
  }
  return String(result.stdout ?? '').trim();
}

/**
 * Starts a program that goes on, and collects what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function start(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH, HOME: process.env.HOME ?? '/', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return {
    output: () => output,
    /**
     * Waits until the output matches, and returns the first group.
     * @param {RegExp} pattern
     */
    async says(pattern, withinMs = 90_000) {
      const end = Date.now() + withinMs;
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match[1] ?? match[0];
        if (child.exitCode !== null || Date.now() > end) {
          throw new Error(`${program} did not say ${pattern}:\n${output.slice(-2000)}`);
        }
        await pause(100);
      }
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tries until it does not throw.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function eventually(work, withinMs = 30_000) {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(200);
    }
  }
}

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Runs named steps one after another and prints each; sets the exit code when one fails.
 * @param {string} subject
 * @param {Record<string, () => Promise<unknown>>} steps
 */
export async function runSteps(subject, steps) {
  let failed = 0;
  for (const [name, step] of Object.entries(steps)) {
    try {
      const note = await step();
      console.log(`${subject}: ${name}: ok${typeof note === 'string' ? ` (${note})` : ''}`);
    } catch (error) {
      failed += 1;
      process.exitCode = 1;
      console.log(`${subject}: ${name}: FAILED: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}

/**
 * @param {boolean} isTrue
 * @param {string} otherwise
 */
export function demand(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise);
}

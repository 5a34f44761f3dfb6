import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCache } from './node-versions.ts';

/** Settings of a machine's way to its registry, which a new account has too. */
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
const OF_MACHINE = [...NETWORK, 'NODE_EXTRA_CA_CERTS', 'npm_config_registry', 'LANG', 'SystemRoot'];

type Result = { code: number | null; output: string };

/**
 * An empty folder with the tarball of the product, in an account that has nothing else: another HOME, and of PATH only what
 * Node.js and npm need.
 * @param tarball of the product
 * @param node program of the version of Node.js that the account has
 */
export function bareMachine(tarball: string, node: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-bare-'));
  const home = path.join(folder, 'home');
  const work = path.join(folder, 'work');
  for (const made of [home, work]) mkdirSync(made);
  // As root, PostgreSQL runs as another account, which has to reach its data.
  chmodSync(folder, 0o755);
  const file = path.basename(tarball);
  cpSync(tarball, path.join(work, file));
  const npm = (process.env.PATH ?? '').split(path.delimiter).filter((one) => !one.includes('node_modules'));
  const environment = {
    ...Object.fromEntries(
      OF_MACHINE.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    HOME: home,
    USERPROFILE: home,
    PATH: [path.dirname(node), ...npm].join(path.delimiter),
    npm_config_cache: npmCache,
    npm_config_update_notifier: 'false',
  };
  const children = new Set<ChildProcess>();

  function npx(words: string[], settings: Record<string, string> = {}) {
    const child = spawn('npx', ['-y', `./${file}`, ...words], {
      cwd: work,
      env: { ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    children.add(child);
    child.once('close', () => children.delete(child));
    return child;
  }

  return {
    work,
    /** Runs a command to its end. */
    async command(words: string[], settings?: Record<string, string>): Promise<Result> {
      const child = npx(words, settings);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
        });
      const [code] = await once(child, 'close');
      return { code, output };
    },
    /** Starts the product without a word, and returns its address. */
    async start(settings: Record<string, string> = {}) {
      const began = performance.now();
      const child = npx([], { PORT: '0', ...settings });
      let output = '';
      const url = await new Promise<string>((resolve, reject) => {
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text) => {
            output += text;
            const ready = /^My Note is ready at (http:\/\/localhost:\d+)$/m.exec(output)?.[1];
            if (ready) resolve(ready);
          });
        child.once('close', () => reject(new Error(`The product did not start:\n${output}`)));
      });
      const ms = Math.round(performance.now() - began);
      const stop = async () => {
        const ended = once(child, 'close');
        child.kill('SIGTERM');
        await ended;
      };
      return { url, ms, stop };
    },
    /** Ends what still runs, and removes the folder. */
    async remove() {
      for (const child of children) {
        const ended = once(child, 'close');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

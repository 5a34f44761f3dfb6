import { spawn } from 'node:child_process';
import { once } from 'node:events';

const START_MS = 120_000;

/**
 * Starts a program that serves HTTP on `host`, and waits until it responds.
 * @param {string} command
 * @param {string[]} args
 * @param {{ host: string, cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ host: string, stop: () => Promise<void> }>} rejects with its output when it ends first
 */
export async function serve(command, args, { host, cwd, env }) {
  // A process group of its own, because it starts programs that have to end with it.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let failure = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  child.on('error', (error) => {
    failure = error.message;
  });
  const ended = () => failure !== '' || child.exitCode !== null || child.signalCode !== null;
  const kill = () => {
    try {
      if (child.pid && !ended()) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  };
  process.once('exit', kill);

  const until = Date.now() + START_MS;
  while (!ended() && Date.now() < until) {
    const response = await fetch(`http://${host}/`).catch(() => undefined);
    if (response) {
      return {
        host,
        async stop() {
          process.off('exit', kill);
          if (ended()) return;
          const exit = once(child, 'exit');
          kill();
          await exit;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  kill();
  throw new Error(`${command} did not start: ${failure}\n${output}`);
}

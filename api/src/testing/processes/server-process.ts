import { spawn } from 'node:child_process';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';

type Ended = { code: number | null; output: string };

/**
 * The service as a separate process, with its URL, or its output when it ended first. It is killed when the test ends;
 * a hook of this module would be one of the first file alone, as files share their modules.
 */
export async function startServer(
  environment: Record<string, string>,
  account?: { uid: number; gid: number },
) {
  const child = spawn(process.execPath, [path.join(inject('built'), 'server.js')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
    ...account,
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  const ended = new Promise<Ended>((resolve) => child.once('exit', (code) => resolve({ code, output })));
  const url = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^My Note is ready at (http:\/\/localhost:\d+)$/m.exec(output);
      if (ready) resolve(ready[1]?.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => resolve(undefined));
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, pid: child.pid, ended, stop };
}

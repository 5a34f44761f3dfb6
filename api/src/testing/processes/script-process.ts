import { execFile } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

/** Runs a command of `my-note` as a separate process, with what is piped in; returns its exit code and output. */
export function runScript(name: string, args: string[], environment: Record<string, string>, input = '') {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(inject('built'), 'my-note.js'), name, ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
    child.stdin?.end(input);
  });
}

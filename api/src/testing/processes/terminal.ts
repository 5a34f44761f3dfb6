import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

/** The program that gives a command a terminal (util-linux); not on every system. */
export const hasTerminal = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * Runs a command of `my-note` in a terminal. Each answer is typed once its question is shown; returns the exit code and all
 * that the terminal has shown.
 */
export function runInTerminal(
  words: string[],
  environment: Record<string, string>,
  answers: [question: string, typed: string][],
) {
  const line = [process.execPath, path.join(inject('built'), 'my-note.js'), ...words].map(quoted).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  const open = [...answers];
  let output = '';
  let read = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const [next] = open;
    const at = next ? output.indexOf(next[0], read) : -1;
    if (!next || at < 0) return;
    read = at + next[0].length;
    open.shift();
    child.stdin.write(next[1]);
  });
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, output })),
  );
}

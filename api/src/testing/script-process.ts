import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs one of the operator's scripts as a process of its own, and answers how it ended. */
export function runScript(name: string, args: string[], environment: Record<string, string>) {
  const file = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

import { spawn } from 'node:child_process';

/**
 * Runs a server until it ends or the person ends it, and exits with its code.
 * @param {string[]} args arguments for Node
 * @param {import('node:child_process').SpawnOptions} options
 */
export function serve(args, options) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  let isEnding = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (isEnding && signal === 'SIGINT') return child.kill('SIGKILL');
    // Ctrl-C in a terminal reaches the server by itself.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    isEnding = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
  return child;
}

import type { runCommand as Run } from './run-command.ts';

/** Runs a command of the operator. What it needs is loaded when it is used, so that a start does not wait for it. */
export const runCommand: typeof Run = async (...rest) => {
  const { runCommand: run } = await import('./run-command.ts');
  return run(...rest);
};

import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './programs.mjs';

export const IMAGE = 'localhost/my-note:check';
export const MEMORY_MB = 512;
const NOFILE = 4096;

/** Storage of its own, which the end of a run leaves for the next. */
export const store = process.env.STORE ?? path.join(tmpdir(), 'my-note-check-images');
const base = ['--root', path.join(store, 'root'), '--runroot', path.join(store, 'run')];

/**
 * Runs podman to its end and returns its output.
 * @param {string[]} args
 */
export const podman = (...args) =>
  run('podman', [...base, '--cgroup-manager', 'cgroupfs', '--runtime', 'runc', ...args], { cwd: root });

/** Whether `image.mjs` has built the image before. */
export const hasImage = () => existsSync(store) && podman('images', '--quiet', IMAGE) !== '';

/**
 * Makes a container as it is meant to run: its own account, a root file system that can only be read, no capabilities, limits.
 * @param {string} name
 * @param {{ port: number, volumes: string[], environment: Record<string, string>, command?: string[] }} options volumes as `folder:/place`; without a command it serves
 */
export function createContainer(name, { port, volumes, environment, command = [] }) {
  const strict = ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop', 'all'];
  const limits = ['--security-opt', 'no-new-privileges', '--memory', `${MEMORY_MB}m`, '--pids-limit', '200'];
  // The limits of podman itself are above those of some machines.
  const ulimits = ['--ulimit', `nofile=${NOFILE}:${NOFILE}`, '--ulimit', `nproc=${NOFILE}:${NOFILE}`];
  const variables = Object.entries({ PORT: String(port), ...environment }).flatMap(([key, value]) => [
    '--env',
    `${key}=${value}`,
  ]);
  const places = ['--network', 'host', ...volumes.flatMap((volume) => ['--volume', volume])];
  podman(
    'create',
    '--name',
    name,
    ...strict,
    ...limits,
    ...ulimits,
    ...variables,
    ...places,
    IMAGE,
    ...command,
  );
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '@my-note/tooling/command';
import { root } from '@my-note/tooling/paths';

const CACHE = path.join(root, 'node_modules/.cache/product');
/** Tested beside the one that runs the tests. */
const OTHER = '24';
const THIS = process.versions.node;

/** Where npm keeps what these tests have downloaded, for the next time. */
export const npmCache = path.join(CACHE, 'npm');

/** The versions of Node.js to test on, by NODE_VERSIONS such as `22,24,26`; by default this one and one more. */
export function nodeVersions(): string[] {
  const wanted = (process.env.NODE_VERSIONS ?? '').split(',').map((version) => version.trim());
  const named = wanted.filter(Boolean);
  if (named.length > 0) return named;
  return [THIS, THIS.startsWith(`${OTHER}.`) ? '22' : OTHER];
}

/**
 * The program of a version of Node.js, which is a package of the registry for each system.
 * @param version a major version, or a whole one
 */
export async function nodeProgram(version: string): Promise<string> {
  if (version === THIS) return process.execPath;
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(CACHE, `node-${version}`);
  const program = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', [...args, `${name}@${version}`]);
  if (code === 0 && existsSync(program)) return program;
  throw new Error(`Node.js ${version} could not be installed from the registry as ${name}:\n${output}`);
}

/** Throws a sentence that says so where the registry, which a new machine installs from, cannot be reached. */
export async function demandRegistry(name: string): Promise<void> {
  const args = ['view', name, 'version', '--fetch-retries=0', '--fetch-timeout=30000'];
  const { code, output } = await run('npm', args);
  if (code === 0) return;
  const registry = (await run('npm', ['config', 'get', 'registry'])).output.trim();
  throw new Error(
    `These tests install the package as a new machine does, and the registry ${registry} cannot be reached. Run them where it can be.\n${output}`,
  );
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Builds the same sources as one bundle, and returns its folder. */
export const buildOneBundle = (): string =>
  execFileSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'build.mjs')], {
    encoding: 'utf8',
  }).trim();

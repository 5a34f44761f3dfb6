import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes directories that are removed after the tests of the file. */
export function useTemporaryDirectories() {
  const made: string[] = [];
  afterAll(() => {
    for (const directory of made) rmSync(directory, { recursive: true, force: true });
  });
  return () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'my-note-test-'));
    made.push(directory);
    return directory;
  };
}

/** The place of a data directory in another one, which PostgreSQL's account has to reach where the tests run as root. */
export function dataIn(directory: string) {
  chmodSync(directory, 0o711);
  return path.join(directory, 'data');
}

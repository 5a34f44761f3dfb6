import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EngineName } from '../../core/database/embedded/engines.ts';
import { findEngine } from '../../core/database/embedded/native/native.ts';

const PGLITE = { engine: 'pglite' as const, folder: 'db' };
const NATIVE = { engine: 'postgres' as const, folder: 'postgres' };

type Available = { engine: EngineName; folder: string };

/**
 * The engines of the embedded database that run on this machine, with their folders in a data directory; first the
 * one that a new directory gets.
 */
export async function availableEngines(): Promise<[Available, ...Available[]]> {
  return (await reasonAgainstNative()) === undefined ? [NATIVE, PGLITE] : [PGLITE];
}

/** Why PostgreSQL's own programs do not run here; undefined when they do. */
export async function reasonAgainstNative(): Promise<string | undefined> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'my-note-engine-'));
  try {
    await findEngine(directory);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, '.doctor-token');

/** Writes the secret by which the service knows that a call is made by the operator's own `my-note doctor`. */
export function writeConnectionToken(dataDir: string): { token: string; remove: () => void } {
  const token = randomBytes(32).toString('base64url');
  writeFileSync(fileIn(dataDir), token, { mode: 0o600 });
  return { token, remove: () => rmSync(fileIn(dataDir), { force: true }) };
}

/** The secret, while a doctor runs. */
export function readConnectionToken(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    return undefined;
  }
}

import { type PublisherKey, readKeyFile } from '../publishers/key-file.ts';
import type { Store } from '../store/area.ts';

/** A wrong command line. */
export class UsageError extends Error {}

interface Call {
  rest: string[];
  values: {
    canary?: string;
    guard?: boolean;
    why?: string;
    'without-browser'?: boolean;
    into?: string;
    usage?: boolean;
    json?: boolean;
    key?: string;
    site?: string;
    name?: string;
    remotes?: string;
    store?: string;
    read?: string[];
    write?: string;
    none?: boolean;
  };
  open: () => Promise<Store>;
  /** Folder with the packages that names mean. */
  workspace: string;
}
export type Verb = (call: Call) => Promise<number | undefined>;

export const say = (text: string) => console.log(text);

export function demand(rest: string[], least: number, most: number, what: string) {
  if (rest.length < least) throw new UsageError(`${what} is missing.`);
  if (rest.length > most) throw new UsageError(`"${rest[most]}" is too much.`);
  return rest;
}

/** The key to sign with, where the command line or the environment names its file. */
export function keyOf({ key }: Call['values']): PublisherKey | undefined {
  const file = key ?? process.env.MY_NOTE_KEY;
  return file ? readKeyFile(file) : undefined;
}

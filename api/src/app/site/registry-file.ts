import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, registrySchema } from '@my-note/contract/registry';
import { type SiteKey, signatureProblem } from '@my-note/release/registry-signature';

export type Warn = (problem: string) => void;

interface Read {
  text: string;
  /** Undefined for one that the app has to read leniently. */
  registry?: Registry | undefined;
}

function parse(text: string): Registry | undefined {
  try {
    return registrySchema.parse(JSON.parse(text));
  } catch {
    // The app reads it itself and says what is wrong with it.
    return undefined;
  }
}

/**
 * The registry of a site. With the key of the site it is only one that the site has signed, and never an older one than
 * was read before: until the file is mended, the last good one counts.
 * @param warn says what is wrong, once for each file
 */
export function createRegistryFile(folder: string, key: SiteKey | undefined, warn: Warn) {
  let good: Read | undefined;
  /** Also of one that only the app can read. */
  let newest: { history: unknown; revision: number } | undefined;
  let refused: string | undefined;
  let running: Promise<Read | undefined> | undefined;

  function problemOf(text: string): string | undefined {
    try {
      const problem = signatureProblem(text, key);
      if (problem) return problem;
      const { revision, history } = Object(JSON.parse(text));
      if (newest && newest.history === history && newest.revision > revision)
        return `registry.json is older than revision ${newest.revision}, which was live`;
      newest = { history, revision };
      return undefined;
    } catch {
      return 'registry.json is no JSON';
    }
  }

  async function readFileOnce(): Promise<Read | undefined> {
    const text = await readFile(path.join(folder, 'registry.json'), 'utf8').catch(() => undefined);
    if (!key) return text === undefined ? undefined : { text, registry: parse(text) };
    if (text === undefined || text === good?.text || text === refused) return good;
    const problem = problemOf(text);
    if (problem) {
      refused = text;
      warn(problem);
    } else good = { text, registry: parse(text) };
    return good;
  }

  return {
    /** One reading at a time: around a flip, one that began before would end after another. */
    read: (): Promise<Read | undefined> => {
      running ??= readFileOnce().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
export type RegistryFile = ReturnType<typeof createRegistryFile>;

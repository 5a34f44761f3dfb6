import { loadFailureChunk } from '../model/failure-chunk.ts';
import type { IntegrityRecord, IntegrityStore } from './integrity-store.ts';

const TIMEOUT_MS = 3_000;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

async function request(url: string, integrity = ''): Promise<unknown> {
  let status = 0;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { credentials: 'omit', integrity, signal });
    status = response.status;
    if (response.ok) return await response.json();
  } catch (error) {
    throw await (await loadFailureChunk()).manifestError(url, status, error);
  }
  throw await (await loadFailureChunk()).manifestError(url, status);
}

/**
 * Fetches the manifest of a release with its hash, within 3 s, and pins the files that it names. For a release that the
 * registry does not describe in full: an older tool published it, its entry is an ES module, or it is a developer's own.
 */
export async function fetchManifest(
  url: string,
  { scope, integrity }: IntegrityRecord,
  store: IntegrityStore,
): Promise<{ metaData: Record<string, unknown> }> {
  const manifest = await request(store.retryUrl(url, scope), integrity);
  const rest = isRecord(manifest) ? manifest : {};
  const metaData = isRecord(rest.metaData) ? rest.metaData : {};
  const hashes = isRecord(metaData.integrity) ? metaData.integrity : {};
  const folder = new URL('.', new URL(url, document.baseURI)).href;
  for (const [file, hash] of Object.entries(hashes)) {
    const address = new URL(file, folder).href;
    // A manifest may only name files of its own release.
    if (typeof hash === 'string' && HASH.test(hash) && address.startsWith(folder))
      store.addFile(address, { scope, integrity: hash });
  }
  return { ...rest, metaData };
}

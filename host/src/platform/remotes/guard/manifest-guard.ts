import { satisfiesContract } from '@my-note/contract/contract-range';
import { loadFailureChunk, rejectWith } from '../model/failure-chunk.ts';
import type { IntegrityStore } from './integrity-store.ts';

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
 * Fetches a remote's manifest with its hash, within 3 s, and checks the contract version before any of the remote's code
 * runs.
 * @param provided version of the contract that this host provides
 */
export async function readManifest(url: string, store: IntegrityStore, provided: string): Promise<Response> {
  const record = store.find(url);
  if (!record) return rejectWith('integrity', `${url} has no hash`, { permanent: true });
  try {
    const manifest = await request(store.retryUrl(url, record.scope), record.integrity);
    const { metaData } = isRecord(manifest) ? manifest : {};
    const { contract, integrity } = isRecord(metaData) ? metaData : {};
    if (typeof contract !== 'string' || !satisfiesContract(contract, provided)) {
      await rejectWith('contract', `Built for contract ${String(contract)}, this app has ${provided}`);
    }
    if (isRecord(integrity)) {
      const folder = new URL('.', new URL(url, location.origin)).href;
      for (const [file, hash] of Object.entries(integrity)) {
        const address = new URL(file, folder).href;
        // A manifest may only name files of its own release.
        if (typeof hash === 'string' && HASH.test(hash) && address.startsWith(folder))
          store.addFile(address, { scope: record.scope, integrity: hash });
      }
    }
    return Response.json(manifest);
  } catch (error) {
    throw store.recordError(record.scope, error);
  }
}

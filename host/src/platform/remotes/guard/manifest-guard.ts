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
 * Fetches a remote's manifest with its pinned hash, within 3 s, and checks the contract version it was
 * built for, all before any of its code runs.
 * @param provided version of the contract that this host provides
 */
export async function readManifest(url: string, pins: IntegrityStore, provided: string): Promise<Response> {
  const pin = pins.find(url);
  if (!pin) return rejectWith('integrity', `${url} has no hash`, { permanent: true });
  try {
    const manifest = await request(pins.retryUrl(url, pin.scope), pin.integrity);
    const { metaData } = isRecord(manifest) ? manifest : {};
    const { contract, integrity } = isRecord(metaData) ? metaData : {};
    if (typeof contract !== 'string' || !satisfiesContract(contract, provided)) {
      await rejectWith('contract', `Built for contract ${String(contract)}, this app has ${provided}`);
    }
    if (isRecord(integrity)) {
      const folder = new URL('.', new URL(url, location.origin)).href;
      for (const [file, hash] of Object.entries(integrity)) {
        const address = new URL(file, folder).href;
        // It vouches for its own release alone.
        if (typeof hash === 'string' && HASH.test(hash) && address.startsWith(folder))
          pins.addFile(address, { scope: pin.scope, integrity: hash });
      }
    }
    return Response.json(manifest);
  } catch (error) {
    throw pins.recordError(pin.scope, error);
  }
}

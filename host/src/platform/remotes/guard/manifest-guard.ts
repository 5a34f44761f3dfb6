import { satisfiesContract } from '@my-note/contract/contract-range';
import { rejectWith } from '../model/failure-chunk.ts';
import { describedManifest } from './described-manifest.ts';
import type { IntegrityStore } from './integrity-store.ts';

/**
 * A remote's manifest: what the registry says of it, or the file, fetched with its hash. Checks the contract version
 * before any of the remote's code runs.
 * @param provided version of the contract that this host provides
 */
export async function readManifest(url: string, store: IntegrityStore, provided: string): Promise<Response> {
  const record = store.find(url);
  if (!record) return rejectWith('integrity', `${url} has no hash`, { permanent: true });
  const { scope } = record;
  try {
    const release = store.describedBy(url);
    const manifest = release
      ? describedManifest(release)
      : await (await import('./fetch-manifest.ts')).fetchManifest(url, record, store);
    const { contract } = manifest.metaData;
    if (typeof contract !== 'string' || !satisfiesContract(contract, provided))
      await rejectWith('contract', `Built for contract ${String(contract)}, this app has ${provided}`);
    return Response.json(manifest);
  } catch (error) {
    throw store.recordError(scope, error);
  }
}

import { missingOrTampered } from './classify.ts';
import { contractFits } from './contract-range.ts';
import { RemoteError } from './errors.ts';
import type { Pins } from './pins.ts';

const TIMEOUT_MS = 3_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

async function request(url: string, integrity: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      integrity,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new RemoteError('network', `${url} answered ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new RemoteError('timeout', `${url} did not answer within ${TIMEOUT_MS} ms`, { cause: error });
    }
    if (error instanceof SyntaxError)
      throw new RemoteError('integrity', `${url} is no manifest`, { cause: error });
    throw new RemoteError(await missingOrTampered(url), `${url} could not be read`, { cause: error });
  }
}

/**
 * Fetches a remote's manifest with its pinned hash, within 3 s, and checks the contract version it was
 * built for, all before any of its code runs.
 * @param provided version of the contract that this host provides
 */
export async function readManifest(url: string, pins: Pins, provided: string): Promise<Response> {
  const pin = pins.of(url);
  if (!pin) throw new RemoteError('integrity', `${url} is not pinned by the registry`);
  try {
    const manifest = await request(pins.fresh(url, pin.scope), pin.integrity);
    const facts = isRecord(manifest) && isRecord(manifest.metaData) ? manifest.metaData : {};
    if (typeof facts.contract !== 'string' || !contractFits(facts.contract, provided)) {
      throw new RemoteError(
        'contract',
        `Built for contract ${String(facts.contract)}, this app has ${provided}`,
      );
    }
    if (isRecord(facts.integrity)) {
      for (const [file, integrity] of Object.entries(facts.integrity)) {
        if (typeof integrity === 'string')
          pins.addFile(new URL(file, new URL(url, location.origin)).href, { scope: pin.scope, integrity });
      }
    }
    return Response.json(manifest);
  } catch (error) {
    throw error instanceof RemoteError ? pins.refuse(pin.scope, error) : error;
  }
}

import { session } from '@my-note/kit/session';
import { readPageData } from '../page-data.ts';

/** Later than this, what came with the page may be older than what the service has. In milliseconds. */
const FRESH_MS = 30_000;

/**
 * Responses that the service put into the page, each to be taken once in the place of its call
 * (docs/specification/composition.md#first-text). Those of somebody else are never taken.
 */
export function pageResponses(): (address: string) => unknown {
  const text = document.getElementById('page-responses')?.textContent ?? '{}';
  const responses = new Map<string, unknown>(Object.entries(JSON.parse(text)));
  const { reader } = readPageData();
  return (address) => {
    if (responses.size === 0) return undefined;
    const isTheirs = reader === undefined || reader === session.get().user?._id;
    const response = isTheirs && performance.now() < FRESH_MS ? responses.get(address) : undefined;
    responses.delete(address);
    return response;
  };
}

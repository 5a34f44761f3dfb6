import { ERROR_CODES } from '@my-note/contract';
import type { Store } from '@my-note/release/guard';
import { type Publisher, REQUEST_SECONDS, readPublishers, readSignature } from '@my-note/release/network';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../core/errors.ts';
import { atMost } from '../../core/save-memory.ts';

const MAX_NONCES = 100_000;

/** Who signed a call, for which site, and the digest that its body must have. */
export interface SignedCall {
  publisher: Publisher;
  site: string;
  digest: string;
}

/** Refuses calls that no publisher of the site has signed, or that were made before. */
export function createPublisherCheck(store: Store) {
  const used = new LRUCache<string, true>({ ...atMost(MAX_NONCES), ttl: 2 * REQUEST_SECONDS * 1000 });
  return async ({ method, url, headers }: FastifyRequest): Promise<SignedCall> => {
    // Read each time, so that a revoked key ends with the next call.
    const { list } = await readPublishers(store);
    if (!list)
      throw new AppError(
        404,
        ERROR_CODES.notFound,
        'This site has no publishers, so nobody publishes to it over the network. Its operator adds one: remote keys add',
      );
    const active = new Map(list.publishers.filter(({ revoked }) => !revoked).map((one) => [one.id, one]));
    const signed = readSignature({ method, path: url }, headers, (id) => active.get(id)?.key);
    const publisher = signed && active.get(signed.key);
    if (!publisher)
      return refuseUnsigned(
        'its key may not publish here, its signature is not right, or the clock of that machine is wrong',
      );
    if (used.has(signed.nonce)) refuseUnsigned('it was made before');
    used.set(signed.nonce, true);
    return { publisher, site: list.site, digest: signed.digest };
  };
}

export function refuseUnsigned(why: string): never {
  throw new AppError(401, ERROR_CODES.unauthorized, `This call is refused: ${why}`);
}

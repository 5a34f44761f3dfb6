import { PRODUCT_VERSION } from '../../core/version.ts';

/** Of every answer with a list or without one that is known: a cache asks each time. */
export const LIST_HEADERS = { 'cache-control': 'private, no-cache', vary: 'accept-encoding' };

/** A new version of the product may send another list for the same revision. */
export const listTag = (ownerId: string, revision: number) => `W/"${PRODUCT_VERSION}-${ownerId}-${revision}"`;

/** `known` is the header If-None-Match. */
export const isKnownTag = (tag: string, known: string | undefined) =>
  known === tag || Boolean(known?.split(',').some((one) => one.trim() === tag));

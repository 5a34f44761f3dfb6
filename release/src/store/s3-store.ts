import { S3Client } from '@aws-sdk/client-s3';
import { parseJson } from '../parse-json.ts';
import type { Area, Store } from './area.ts';
import { forget, type LockOwner, newOwner, ownerSchema, waitFor } from './lock-owner.ts';
import { createS3Area } from './s3-area.ts';

const LOCK = 'lock.json';
const CONNECTED_MS = 5_000;
const RESPONDED_MS = 20_000;

/** A bucket of any service with the S3 API and its conditional writes. */
export function openS3({
  place,
  bucket,
  prefix,
  beside,
}: {
  place: string;
  bucket: string;
  prefix: string;
  beside: string;
}): Store {
  const client = new S3Client({
    region: process.env.AWS_REGION || 'us-east-1',
    // Compatible services support only the bucket in the path, and no optional checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL || process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without limits a lost connection would keep the guard of a service waiting for ever.
    requestHandler: {
      connectionTimeout: CONNECTED_MS,
      requestTimeout: RESPONDED_MS,
      throwOnRequestTimeout: true,
    },
  });
  const journal = createS3Area(client, bucket, beside);
  return {
    place,
    site: createS3Area(client, bucket, prefix),
    journal,
    // What a key may do is known when it is used.
    obstacle: async () => undefined,
    exclusively: createAreaLock(journal),
  };
}

/**
 * Conditional writes keep the registry right. The lock keeps a publisher from removing a release that another one is
 * about to make live.
 */
export function createAreaLock(area: Area): Store['exclusively'] {
  const ownerOf = ({ content, tag }: { content: Buffer; tag: string }): LockOwner =>
    parseJson(ownerSchema, content) ?? { token: `unreadable ${tag}`, host: '', pid: 0, time: '' };
  return async (task) => {
    const owner = newOwner();
    try {
      await waitFor(`${LOCK} of the journal`, async (isGone) => {
        const found = await area.read(LOCK);
        const other = found && ownerOf(found);
        // Written, but the response was lost.
        if (other?.token === owner.token) return undefined;
        if (other && !isGone(other)) return other;
        return (await area.swap(LOCK, JSON.stringify(owner), found?.tag)) ? undefined : (other ?? owner);
      });
      return await task();
    } finally {
      const found = await area.read(LOCK);
      if (found && ownerOf(found).token === owner.token) await area.remove([LOCK]);
      forget(owner);
    }
  };
}

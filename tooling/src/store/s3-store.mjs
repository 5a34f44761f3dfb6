import { S3Client } from '@aws-sdk/client-s3';
import { forget, newOwner, waitFor } from './lock-owner.mjs';
import { parseKept } from './parse-kept.mjs';
import { createS3Area } from './s3-area.mjs';

const LOCK = 'lock.json';

/**
 * A bucket of any service that speaks S3 and its conditional writes.
 * @param {{ place: string, bucket: string, prefix: string, beside: string }} options
 * @returns {import('./store.mjs').Store}
 */
export function openS3({ place, bucket, prefix, beside }) {
  const client = new S3Client({
    region: process.env.AWS_REGION || 'us-east-1',
    // Bucket in the path, checksums only where S3 wants them: compatible services know no more.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL || process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const journal = createS3Area(client, bucket, beside);
  return { place, site: createS3Area(client, bucket, prefix), journal, exclusively: createAreaLock(journal) };
}

/**
 * Conditional writes alone keep the registry right. The lock keeps publishers from undoing each other's work around
 * it: removing a release that another one is about to make live.
 * @param {import('./store.mjs').Area} area
 * @returns {import('./store.mjs').Store['exclusively']}
 */
export function createAreaLock(area) {
  const ownerOf = ({ content, tag }) =>
    parseKept(content) ?? { token: `unreadable ${tag}`, host: '', pid: 0, time: '' };
  return async (task) => {
    const owner = newOwner();
    try {
      await waitFor(`${LOCK} of the journal`, async (isGone) => {
        const found = await area.read(LOCK);
        const other = found && ownerOf(found);
        // Written, and the answer got lost.
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

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { openStore } from '../store/store.mjs';
import { startS3 } from './s3-service.mjs';
import { createWorkspace } from './workspace.mjs';

const BUCKET = 'sites';

/**
 * For tests that every kind of store has to pass: how to open an empty one of each, by name. Call it at the top of
 * a test file.
 */
export function testStores() {
  const workspaces = [];
  let s3;
  beforeAll(async () => {
    s3 = await startS3(BUCKET);
  });
  afterAll(async () => {
    await s3.stop();
    for (const workspace of workspaces) workspace.remove();
  });
  return {
    s3: () => s3,
    kinds: /** @type {const} */ (['a folder', 'S3']),
    /** @param {'a folder' | 'S3'} kind */
    async open(kind) {
      if (kind === 'S3') {
        vi.stubEnv('AWS_ENDPOINT_URL', s3.endpoint);
        vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
        vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
        return openStore(`s3://${BUCKET}/${randomBytes(4).toString('hex')}/site`);
      }
      const workspace = createWorkspace();
      workspaces.push(workspace);
      return openStore(workspace.site);
    },
  };
}

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { openStore } from '../store/store.ts';
import { startS3 } from './s3-service.ts';
import { createWorkspace } from './workspace.ts';

const BUCKET = 'sites';

/**
 * For tests that every kind of store has to pass: functions that open an empty one, by name. Call at the top
 * of a test file.
 */
export function testStores() {
  const workspaces: ReturnType<typeof createWorkspace>[] = [];
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3(BUCKET);
  });
  afterAll(async () => {
    await s3.stop();
    for (const workspace of workspaces) workspace.remove();
  });
  return {
    s3: () => s3,
    kinds: ['a folder', 'S3'] as const,

    async open(kind: 'a folder' | 'S3') {
      if (kind === 'S3') {
        vi.stubEnv('AWS_ENDPOINT_URL', s3.endpoint);
        vi.stubEnv('AWS_ACCESS_KEY_ID', s3.accessKey);
        vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.secretKey);
        return openStore(`s3://${BUCKET}/${randomBytes(4).toString('hex')}/site`);
      }
      const workspace = createWorkspace();
      workspaces.push(workspace);
      return openStore(workspace.site);
    },
  };
}

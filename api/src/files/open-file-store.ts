import path from 'node:path';
import type { Config } from '../config.ts';
import { createDirectoryStore } from './directory-store.ts';
import { createS3Store } from './s3-store.ts';

/** The configured store of attachments. */
export const openFileStore = ({ attachmentsS3, dataDir }: Pick<Config, 'attachmentsS3' | 'dataDir'>) =>
  attachmentsS3 ? createS3Store(attachmentsS3) : createDirectoryStore(path.join(dataDir, 'attachments'));

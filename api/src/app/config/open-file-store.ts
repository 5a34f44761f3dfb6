import path from 'node:path';
import { createDirectoryStore } from '../../core/files/directory-store.ts';
import { createS3Store } from '../../core/files/s3-store.ts';
import type { Config } from './config.ts';

export const openFileStore = ({ attachmentsS3, dataDir }: Pick<Config, 'attachmentsS3' | 'dataDir'>) =>
  attachmentsS3 ? createS3Store(attachmentsS3) : createDirectoryStore(path.join(dataDir, 'attachments'));

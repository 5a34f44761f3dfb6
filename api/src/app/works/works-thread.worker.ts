import os from 'node:os';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { connect } from '../../core/database/postgres/postgres.ts';
import { createDiskSpace } from '../../core/files/disk-space.ts';
import { createUploads } from '../../core/files/uploads.ts';
import { randomIds, systemClock } from '../../core/services.ts';
import { serveWork } from '../../core/threads/serve-work.ts';
import { createQuota } from '../../features/attachments/quota.usecases.ts';
import { speakLanguages } from '../../languages/index.ts';
import { openFileStore } from '../config/open-file-store.ts';
import type { WorksData } from './thread-works.ts';
import { createWorks } from './works.ts';

/** Each of these holds one connection; the others are for exports and the mirror. */
const IMPORTS = 2;
const BACKUPS = 1;
const CONNECTIONS = 6;
/** Calls come first: on Linux, the priority is that of this thread alone. */
const LOW_PRIORITY = 10;

speakLanguages();
if (process.platform === 'linux') os.setPriority(LOW_PRIORITY);
const data: WorksData = workerData;
const { url, dataDir, quotaMegabytes, uploadMegabytes, diskReserveMegabytes } = data;
const space = createDiskSpace(dataDir, diskReserveMegabytes);
const { db, close } = connect(url, CONNECTIONS, space.assertRoom);
const works = createWorks({
  ...{ db, kind: 'postgres', clock: systemClock, ids: randomIds },
  files: openFileStore(data),
  quota: createQuota({ megabytes: quotaMegabytes, fileMegabytes: uploadMegabytes }, systemClock),
  uploads: createUploads(path.join(dataDir, 'uploads'), randomIds, space),
});
const imports = pLimit(IMPORTS);
const backups = pLimit(BACKUPS);
serveWork(
  {
    import: (args: Parameters<typeof works.import>[0], context) => imports(works.import, args, context),
    export: works.export,
    mirror: works.mirror,
    backup: (args: Parameters<typeof works.backup>[0], context) => backups(works.backup, args, context),
  },
  close,
);

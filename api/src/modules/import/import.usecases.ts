import { text } from 'node:stream/consumers';
import type { Job } from '@my-note/shared-kit/contract';
import type { Uploads } from '../../files/uploads.ts';
import type { Services } from '../../services.ts';
import type { JobRunner, Progress } from '../jobs/job-runner.ts';
import { importRunning } from '../jobs/jobs.errors.ts';
import { toJob } from '../jobs/jobs.models.ts';
import { hasOpenImport, insertJob } from '../jobs/jobs.repository.ts';
import { manifestTooLong } from './import.errors.ts';
import { findManifest, MANIFEST_LENGTH, planImport, readManifest } from './import-plan.ts';
import { publish } from './publish.usecase.ts';
import { removeStaged } from './recover.usecases.ts';
import { stage } from './stage.ts';
import { openArchive, type ZipArchive } from './zip-archive.ts';

export type ImportDeps = Services & { runner: JobRunner; uploads: Uploads };

export async function checkNoImport({ db }: Services, ownerId: string) {
  if (await hasOpenImport(db, ownerId)) throw importRunning();
}

/** Starts to import a received archive, and takes care of its file. */
export async function startImport(deps: ImportDeps, ownerId: string, file: string): Promise<Job> {
  const { db, clock, ids, runner, uploads } = deps;
  const job = await insertJob(db, { id: ids.row(), ownerId, kind: 'import', now: clock() });
  if (!job) throw importRunning();
  runner.start(job, {
    run: (progress) => importArchive(deps, ownerId, job.id, file, progress),
    cleanUp: async () => {
      await uploads.discard(file);
      await removeStaged(deps, job.id);
    },
  });
  return toJob(job);
}

async function importArchive(
  deps: ImportDeps,
  ownerId: string,
  jobId: string,
  file: string,
  progress: Progress,
) {
  const archive = await openArchive(file);
  try {
    const { own, order, prefix } = await readOrigin(archive);
    const names = [...archive.files.keys()].filter((name) => name.startsWith(prefix));
    const plan = planImport(
      names.map((name) => name.slice(prefix.length)),
      { own, order, ids: deps.ids },
    );
    const staged = await stage(deps, { archive, plan, prefix, ownerId, jobId }, progress);
    await publish(deps, { ownerId, jobId, plan, ...staged });
  } finally {
    archive.close();
  }
}

async function readOrigin(archive: ZipArchive) {
  const manifest = findManifest(archive.files.keys());
  if (manifest === undefined) return { own: false, order: [], prefix: '' };
  const { own, order } = readManifest(
    await text(await archive.open(manifest, 3 * MANIFEST_LENGTH, manifestTooLong)),
  );
  return { own, order, prefix: own ? manifest.slice(0, manifest.lastIndexOf('/') + 1) : '' };
}

import { mkdir } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Services } from '../../core/services.ts';
import { personFolders } from '../../features/mirror/folders.rules.ts';
import { removeMirror } from '../../features/mirror/mirror.usecases.ts';
import { listMirrored } from '../../features/mirror/mirror-state.store.ts';
import { listMirroredPeople } from '../../features/mirror/mirrored-people.repository.ts';
import type { MirrorSettings } from '../config/mirror-settings.ts';
import type { Works } from '../works/works.ts';
import { createHistory } from './git.ts';

const LOOK_MS = 5_000;
/** A commit is made once nothing has changed for so long. */
const QUIET_MS = 60_000;

type Parts = Pick<Services, 'db' | 'clock'> & { works: Pick<Works, 'mirror'>; log: FastifyBaseLogger };

/** Looks every few seconds whose items have another revision than the files, and writes those. */
export function createMirrorSchedule({ db, clock, works, log }: Parts, { root, git }: MirrorSettings) {
  const closing = new AbortController();
  const inTurn = pLimit(1);
  const history = git ? createHistory(root) : undefined;
  const mirrored = new Map<string, string>();
  const warn = (error: unknown, message: string) => log.warn(error, message);
  /** When a file changed that has no commit yet; the files of the last run of the service may have none. */
  let changedAt: Date | undefined = new Date(0);
  let failure: string | undefined;

  async function look() {
    try {
      await mkdir(root, { recursive: true });
      await mirrorChanged();
      await commit();
      failure = undefined;
    } catch (error) {
      if (closing.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      // Once for each reason: it is tried again every few seconds.
      if (reason !== failure) log.error(error, 'The mirror could not be written and is tried again');
      failure = reason;
    }
  }

  async function mirrorChanged() {
    const people = await listMirroredPeople(db);
    const folders = personFolders(people);
    for (const { id, revision } of people) {
      const folder = folders.get(id) ?? id;
      const state = `${revision} ${folder}`;
      if (mirrored.get(id) === state) continue;
      const count = await works.mirror(
        { root, ownerId: id, folder, revision },
        { signal: closing.signal, warn },
      );
      mirrored.set(id, state);
      if (count > 0) changedAt = clock();
    }
    const present = new Set(people.map(({ id }) => id));
    for (const id of await listMirrored(root)) {
      if (present.has(id)) continue;
      await removeMirror(root, id);
      mirrored.delete(id);
      changedAt = clock();
    }
  }

  async function commit() {
    if (!history || !changedAt || clock().getTime() - changedAt.getTime() < QUIET_MS) return;
    await history.commit();
    changedAt = undefined;
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    look: () => inTurn(look),
    isFailing: () => failure !== undefined,
    start() {
      void inTurn(look);
      timer = setInterval(() => inTurn.pendingCount === 0 && void inTurn(look), LOOK_MS).unref();
    },
    async close() {
      clearInterval(timer);
      closing.abort(new Error('The service is ending'));
      await inTurn(async () => undefined);
    },
  };
}
export type MirrorSchedule = ReturnType<typeof createMirrorSchedule>;

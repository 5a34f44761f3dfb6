import { links } from '@my-note/contract';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Services } from '../../core/services.ts';
import type { WrittenBackup } from '../../features/backup/backup.writer.ts';
import { nameOf } from '../../features/backup/manifest.rules.ts';
import { openPlace, type PlaceOptions } from '../../features/backup/places/open-place.store.ts';
import { keepNewest } from '../../features/backup/prune.usecases.ts';
import {
  claimBackup,
  moveNextBackup,
  readBackupState,
  saveFailure,
  saveGoodBackup,
} from '../../features/backup/state/backup-state.repository.ts';
import { backupTexts } from '../../features/backup/texts.ts';
import { notifyMany } from '../../features/notifications/notify.usecases.ts';
import { listOperatorIds } from '../../items/index.ts';
import type { Works } from '../works/works.ts';

const MINUTE = 60_000;
const LOOK_MS = MINUTE;
/** Another replica takes over when the one that makes a backup has not renewed its claim for so long. */
const CLAIM_MS = 10 * MINUTE;
/** After a failure, unless backups are made more often. */
const AGAIN_MS = 60 * MINUTE;
const PREFIX = 'my-note';
const SHOWN = 500;

export type Schedule = { everyMs: number; keep: number; place: PlaceOptions; passphrase: string | undefined };
type Parts = Pick<Services, 'db' | 'clock' | 'ids' | 'feed'> & {
  works: Pick<Works, 'backup'>;
  log: FastifyBaseLogger;
};

/**
 * Makes a backup whenever one is due (docs/decisions/0067-scheduled-encrypted-backups.md). Each replica looks every
 * minute, and the row of the state lets one of them act.
 */
export function createBackupSchedule(parts: Parts, { everyMs, keep, ...target }: Schedule) {
  const { db, clock, log, works } = parts;
  const place = openPlace(target.place);
  const closing = new AbortController();
  const inTurn = pLimit(1);
  const after = (ms: number) => new Date(clock().getTime() + ms);

  /** Makes the backup if it is due; returns whether it did. */
  async function look() {
    const now = clock();
    const state = await readBackupState(db);
    if (state && state.nextAt > now) return false;
    if (!(await claimBackup(db, now, after(CLAIM_MS)))) return false;
    const claim = keepClaim();
    let nextAt = after(Math.min(everyMs, AGAIN_MS));
    try {
      const name = nameOf(PREFIX, now, target.passphrase !== undefined);
      const written = await works.backup({ ...target, name }, { signal: closing.signal });
      await claim.end();
      nextAt = new Date(plannedAt(state?.nextAt, now).getTime() + everyMs);
      // The older ones may be the last that have those files.
      if (written.missing > 0) throw new Error(withoutFiles(written.missing));
      const good = toGood(written, { place: place.name, name });
      await saveGoodBackup(db, good, nextAt);
      log.info({ backup: good }, 'A backup was made and verified');
      await keepNewest(place, PREFIX, keep).catch((cause: unknown) => {
        throw new Error(`It was made, but older ones could not be removed: ${reasonOf(cause)}`, { cause });
      });
    } catch (error) {
      await claim.end();
      await fail(error, nextAt);
    }
    return true;
  }

  function keepClaim() {
    let renewing: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      renewing = moveNextBackup(db, after(CLAIM_MS)).catch(() => undefined);
    }, MINUTE).unref();
    return {
      async end() {
        clearInterval(timer);
        await renewing;
      },
    };
  }

  async function fail(error: unknown, nextAt: Date) {
    // The service ends: the next one makes it.
    if (closing.signal.aborted) return moveNextBackup(db, clock());
    const failure = reasonOf(error).slice(0, SHOWN);
    log.error(error, 'The backup failed and is tried again');
    await db.transaction(async (tx) => {
      const state = await readBackupState(tx);
      await moveNextBackup(tx, nextAt);
      await saveFailure(tx, failure, state?.failingSince ?? clock());
      // Once for a run of failures: the page of people has the newest reason.
      if (state?.failingSince) return;
      await notifyMany(parts, tx, await listOperatorIds(tx), {
        kind: 'operator-message',
        title: () => backupTexts.failed,
        description: () => backupTexts.failedWhy(failure, lastGood(state?.lastGood?.at)),
        href: links.people(),
      });
    });
  }

  const lookAgain = () =>
    inTurn(look).catch((error: unknown) => log.error(error, 'Looking whether a backup is due failed'));
  let timer: NodeJS.Timeout | undefined;
  return {
    look: () => inTurn(look),
    start() {
      void lookAgain();
      timer = setInterval(() => void lookAgain(), Math.min(LOOK_MS, everyMs)).unref();
    },
    async close() {
      clearInterval(timer);
      closing.abort(new Error('The service is ending'));
      await inTurn(async () => undefined);
    },
  };
}
export type BackupSchedule = ReturnType<typeof createBackupSchedule>;

const toGood = ({ manifest, bytes }: WrittenBackup, where: { place: string; name: string }) => ({
  at: manifest.createdAt,
  bytes,
  rows: manifest.tables.reduce((total, { rows }) => total + rows, 0),
  files: manifest.files.length,
  ...where,
});

const withoutFiles = (count: number) =>
  `It was made, but ${count} attachments of notes are not in it. See that their folder or bucket is there. Older backups are kept until then`;

/** When the backup was due, so that looks that come late do not move the time of the day; now after a longer pause. */
const plannedAt = (nextAt: Date | undefined, now: Date): Date =>
  nextAt && now.getTime() - nextAt.getTime() <= LOOK_MS ? nextAt : now;

const lastGood = (at: string | undefined) =>
  at === undefined ? backupTexts.noneYet : backupTexts.lastGood(at.slice(0, 16).replace('T', ' '));

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

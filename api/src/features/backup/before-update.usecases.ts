import type { BeforeUpdate } from '../../core/database/migrate-data.ts';
import { DatabaseUnavailable } from '../../core/database.ts';
import type { Clock } from '../../core/services.ts';
import { writeBackup } from './backup.writer.ts';
import { nameOf } from './manifest.rules.ts';
import { openPlace, type PlaceOptions } from './places/open-place.store.ts';
import { keepNewest } from './prune.usecases.ts';

const PREFIX = 'before-update';
const KEPT = 3;

/** Only with DATABASE_URL: what is beside the embedded database would be lost with the disk of a container there. */
const NOT_MADE =
  'This version of My Note changes the database. No backup is made before, because BACKUP_TO names no place for it: the disk of this service may be too small for a database on another machine, or lost with its container. An older version does not start on the changed database. Set BACKUP_TO and BACKUP_PASSPHRASE, so that the next update makes one';

type Options = { place: PlaceOptions | undefined; passphrase: string | undefined; clock: Clock };

/**
 * Backs up a database before a new version of My Note changes it, so that the former version can be started again with the data
 * that it knows.
 */
export const backupBeforeUpdate =
  ({ place, passphrase, clock }: Options): BeforeUpdate =>
  async (from) => {
    if (!place) {
      console.log(NOT_MADE);
      return;
    }
    const target = { place, name: nameOf(PREFIX, clock(), passphrase !== undefined), passphrase };
    try {
      await writeBackup({ ...from, clock }, target);
      await keepNewest(openPlace(place), PREFIX, KEPT);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new DatabaseUnavailable(
        `This version of My Note changes the database, and the backup before could not be made: ${reason}. Nothing was changed`,
        { cause },
      );
    }
    console.log(
      `This version of My Note changes the database. What was there before is in ${openPlace(place).name}/${target.name}`,
    );
  };

import { Readable } from 'node:stream';
import type { BackupPlace } from '../../features/backup/places/backup-place.port.ts';
import { openPlace, type PlaceOptions } from '../../features/backup/places/open-place.store.ts';
import { type Finding, findingsOf, wordsOf } from './finding.ts';
import { whyClosed } from './folders.ts';

const CONTENT = 'Written by my-note doctor, which removes it again';

/** Whether backups can be kept in BACKUP_TO, and which is the newest there. Leaves nothing behind. */
export async function checkBackups(options: PlaceOptions): Promise<Finding> {
  const { ok, failed } = findingsOf('backups');
  const place = openPlace(options);
  const closed = options.kind === 'folder' ? whyClosed(options.folder, 'BACKUP_TO') : undefined;
  if (closed !== undefined) return failed(closed);
  try {
    if (options.kind === 's3') await writeAndRead(place);
    const newest = (await place.list()).filter((name) => name.startsWith('my-note-')).at(-1);
    return ok(
      `${place.name} can be written${newest === undefined ? ', and has no backup yet' : `; the newest backup is ${newest}`}`,
    );
  } catch (error) {
    return failed(
      `Backups cannot be kept in ${place.name} (${wordsOf(error)}). Check BACKUP_TO, ${options.kind === 's3' ? 'the variables BACKUP_S3_* or ATTACHMENTS_S3_*, and what their account may do' : 'and the rights of the folder'}`,
    );
  }
}

/** What is not accepted is in no list of backups. */
async function writeAndRead(place: BackupPlace): Promise<void> {
  const name = `doctor-${crypto.randomUUID()}`;
  await place.write(name, Readable.from([CONTENT]));
  const written = await place.open(name);
  try {
    const content = String(await written.read(0, written.size));
    if (content !== CONTENT) throw new Error('it gave back other content than was written to it');
  } finally {
    await written.close();
    await place.discard(name);
  }
}

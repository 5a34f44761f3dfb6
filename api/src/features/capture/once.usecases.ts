import { createHash } from 'node:crypto';
import type { Note } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { AppError } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { requireItem, toNote, writeAsOwner } from '../../items/index.ts';
import { findKey, insertKey } from './idempotency.repository.ts';
import { captureTexts } from './texts.ts';

/** A call as it was sent, with the key that makes it happen once. */
export interface KeyedCall {
  key: string | undefined;
  path: string;
  body: unknown;
}

/**
 * Makes a write once for each key of a person: sent again within a day, the call answers the note as it is now. A key
 * that was used for another call is refused.
 */
export function writeOnce(
  { db, clock }: Services,
  ownerId: string,
  { key, path, body }: KeyedCall,
  write: (tx: Database) => Promise<Note>,
): Promise<Note> {
  const callHash = createHash('sha256')
    .update(JSON.stringify([path, body]))
    .digest('hex');
  // The lock of the owner's writes lets the same call wait that was sent at the same time.
  return writeAsOwner(db, ownerId, async (tx) => {
    if (key === undefined) return write(tx);
    const known = await findKey(tx, ownerId, key);
    if (known && known.callHash !== callHash)
      throw new AppError(422, 'IDEMPOTENCY_KEY_USED', captureTexts.keyUsed);
    if (known) return toNote(await requireItem(tx, ownerId, known.noteId));
    const note = await write(tx);
    await insertKey(tx, { createdBy: ownerId, key, callHash, noteId: note._id, createdAt: clock() });
    return note;
  });
}

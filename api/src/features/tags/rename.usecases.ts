import { LIMITS } from '@my-note/contract';
import { renameTag, TAG_LIMITS, type TagChange, tagKey } from '@my-note/contract/tags';
import type { Database } from '../../core/database.ts';
import { invalid } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import {
  createVersion,
  findItem,
  findLiving,
  findVersionOf,
  type Item,
  listTagged,
  listTaggedIds,
  writeAsOwner,
  writeNote,
} from '../../items/index.ts';
import { carryColors } from './tag-colors.usecases.ts';
import { tagsTexts } from './texts.ts';

type Names = { from: string; to: string };
type Written = TagChange['changed'][number];

const left = ({ id, title }: Pick<Item, 'id' | 'title'>, message: string) => ({ _id: id, title, message });

const tooMany = () => invalid(tagsTexts.tooManyNotes(TAG_LIMITS.renamed));

/** Renames a tag and those below it in all living notes, or merges it into another, in one transaction. */
export const renameTagOfNotes = (services: Services, ownerId: string, names: Names) =>
  writeAsOwner(services.db, ownerId, async (tx): Promise<TagChange> => {
    const ids = await listTaggedIds(tx, ownerId, tagKey(names.from));
    const { total } = await listTagged(tx, ownerId, { keys: [tagKey(names.to)], offset: 0, limit: 1 });
    const change: TagChange = { changed: [], left: [] };
    for (const id of ids) {
      const note = await findLiving(tx, ownerId, id);
      if (note?.type !== 'note') continue;
      const content = renameTag(note.content, names.from, names.to);
      if (content === note.content) continue;
      if (note.locked) change.left.push(left(note, tagsTexts.lockedAdvice));
      else if (content.length > LIMITS.contentLength) change.left.push(left(note, tagsTexts.tooLong));
      else change.changed.push(await rewrite(tx, services, note, { title: note.title, content }));
      if (change.changed.length > TAG_LIMITS.renamed) throw tooMany();
    }
    const facts = { isMerged: total > 0, isWhole: change.left.length === 0 };
    if (change.changed.length > 0) await carryColors(tx, services, ownerId, names, facts);
    return change;
  });

/** Brings notes back to the texts before a rename, each unless it was changed since. */
export const undoRename = (services: Services, ownerId: string, written: readonly Written[]) =>
  writeAsOwner(services.db, ownerId, async (tx): Promise<TagChange> => {
    const change: TagChange = { changed: [], left: [] };
    for (const { _id, version } of written) {
      const note = await findItem(tx, ownerId, _id);
      if (note?.type !== 'note') continue;
      const before = await findVersionOf(tx, ownerId, _id, version - 1);
      if (note.deleted) change.left.push(left(note, tagsTexts.inTrash));
      else if (note.version !== version || !before) change.left.push(left(note, tagsTexts.changedSince));
      else if (note.locked) change.left.push(left(note, tagsTexts.locked));
      else change.changed.push(await rewrite(tx, services, note, before));
    }
    return change;
  });

/** Keeps the present state, whatever its age, and writes the next one. */
async function rewrite(
  tx: Database,
  services: Services,
  note: Item,
  state: { title: string; content: string },
): Promise<Written> {
  await createVersion(tx, note, { id: services.ids.row(), now: services.clock() });
  const { version } = await writeNote(tx, services, note, state);
  return { _id: note.id, version };
}

import type { Note } from '@my-note/contract';
import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import {
  findLiving,
  freeSlug,
  insertCategory,
  insertItem,
  listCategoryOptions,
  requireItem,
  toNote,
  writeAsOwner,
} from '../../../items/index.ts';
import { slugify, textStatsOf } from '../../../items/text.ts';
import type { KnownVideo } from '../model/videos.repository.ts';
import { saveState } from './video-states.repository.ts';
import { requireVideo } from './videos.usecases.ts';

const CATEGORY = 'Videos';

/** The note of a video; created at the first call, and again after it was deleted. */
export function openVideoNote(services: Services, userId: string, id: string): Promise<Note> {
  return writeAsOwner(services.db, userId, async (tx) => {
    const video = await requireVideo(tx, userId, id);
    if (video.note) return toNote(await requireItem(tx, userId, video.note._id));
    const now = services.clock();
    const parent = await findCategory(tx, services, userId);
    const noteId = services.ids.row();
    const content = textOf(video);
    await insertItem(tx, {
      id: noteId,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
      type: 'note',
      title: video.title,
      slug: await freeSlug(tx, userId, parent, slugify(video.title)),
      parentId: parent?.id ?? null,
      content,
      ...textStatsOf(content),
    });
    await saveState(tx, userId, id, { noteId }, { id: services.ids.row(), now });
    return toNote(await requireItem(tx, userId, noteId));
  });
}

/** The user's own category of that name at the top level, or a new one. */
async function findCategory(tx: Database, services: Services, userId: string) {
  const present = (await listCategoryOptions(tx, userId)).find(
    ({ title, parentTitle }) => parentTitle === null && title.toLowerCase() === CATEGORY.toLowerCase(),
  );
  const id = present?.id ?? (await insertCategory(tx, services, userId, CATEGORY, undefined)).id;
  return findLiving(tx, userId, id);
}

const textOf = ({ title, videoId, channelTitle }: KnownVideo) =>
  `[${plain(title)}](https://www.youtube.com/watch?v=${videoId}) (${plain(channelTitle)})\n\n`;

/** Titles are text: nothing in them may become markup. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#!|~]/g, '\\$&');

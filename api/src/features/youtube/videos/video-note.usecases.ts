import type { Note } from '@my-note/contract';
import type { Database } from '../../../core/database.ts';
import { inEveryLanguage } from '../../../core/language/language.ts';
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
import { youtubeTexts } from '../texts.ts';
import { saveState } from './video-states.repository.ts';
import { requireVideo } from './videos.usecases.ts';

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

/** The person's own category of that name, in any language, at the top level, or a new one. */
async function findCategory(tx: Database, services: Services, userId: string) {
  const top = (await listCategoryOptions(tx, userId)).filter(({ parentTitle }) => parentTitle === null);
  const ids = new Map(top.map(({ id, title }) => [title.toLowerCase(), id]));
  const present = inEveryLanguage(() => youtubeTexts.videos)
    .map((name) => ids.get(name.toLowerCase()))
    .find((known) => known !== undefined);
  const id = present ?? (await insertCategory(tx, services, userId, youtubeTexts.videos, undefined)).id;
  return findLiving(tx, userId, id);
}

const textOf = ({ title, videoId, channelTitle }: KnownVideo) =>
  `[${plain(title)}](https://www.youtube.com/watch?v=${videoId}) (${plain(channelTitle)})\n\n`;

/** Titles are text: nothing in them may become markup. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#!|~]/g, '\\$&');

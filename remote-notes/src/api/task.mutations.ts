import type { Note } from '@my-note/contract';
import { sameTask, withTask } from '@my-note/shared-kit/markdown';
import { noteQueries } from '@my-note/shared-kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/shared-kit/query';
import { saveFailure } from '../model/autosave/save-failure.ts';
import { broadcastSavedNote } from '../model/autosave-registry/saved-notes-channel.ts';
import type { ServerText } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { saveNote } from './save-note.ts';

/** How often a text that was changed meanwhile is taken up. */
const TRIES = 4;

/** A task applyToggle, or not any more, in the text as it was seen. */
export interface TaskToggle {
  seen: string;
  index: number;
  checked: boolean;
}

/** A text with the toggle; null when the task is not there any more. */
export function applyToggle(content: string, { seen, index, checked }: TaskToggle): string | null {
  const place = content === seen ? index : sameTask(seen, index, content);
  return place < 0 ? null : withTask(content, place, checked);
}

async function saveToggle(client: QueryClient, note: Note, toggle: TaskToggle): Promise<void> {
  const { queryKey } = noteQueries.bySlug(note.slug);
  const save = saveNote(client, note);
  let base: ServerText = client.getQueryData(queryKey) ?? note;
  for (let left = TRIES; ; left -= 1) {
    const content = applyToggle(base.content, toggle);
    if (content === base.content || content === null) {
      // Somebody else's text is the one to show now.
      await client.invalidateQueries({ queryKey, exact: true });
      if (content === null) throw new Error(texts.taskGone);
      return;
    }
    try {
      broadcastSavedNote(await save({ content, baseVersion: base.version }));
      return;
    } catch (error) {
      const failure = saveFailure(error);
      if (failure.kind !== 'conflict' || left === 1) throw error;
      base = failure.theirs;
    }
  }
}

/** Saves toggles one after another. Offline they fail instead of waiting, so that nobody believes them done. */
export const taskToggleMutation = (note: Note) =>
  mutationOptions({
    scope: { id: `toggles of ${note._id}` },
    mutationFn: (toggle: TaskToggle, { client }) => saveToggle(client, note, toggle),
  });

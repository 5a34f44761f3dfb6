import type { Note } from '@my-note/contract';
import { sameTask, withTask } from '@my-note/kit/markdown';
import { noteQueries } from '@my-note/kit/queries';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { saveFailure } from '../model/autosave/save-failure.ts';
import { broadcastSavedNote } from '../model/autosave-registry/saved-notes-channel.ts';
import type { ServerText } from '../model/save-types.ts';
import { texts } from '../texts.ts';
import { saveNote } from './save-note.ts';

/** How often to retry when the note was changed in between. */
const TRIES = 4;

/** A task that the user checked or unchecked in the text as it was rendered. */
export interface TaskToggle {
  seen: string;
  index: number;
  checked: boolean;
}

/** Null when the text does not have the task any more. */
export function applyToggle(content: string, { seen, index, checked }: TaskToggle): string | null {
  const current = content === seen ? index : sameTask(seen, index, content);
  return current < 0 ? null : withTask(content, current, checked);
}

async function saveToggle(client: QueryClient, note: Note, toggle: TaskToggle): Promise<void> {
  const { queryKey } = noteQueries.bySlug(note.slug);
  const save = saveNote(client, note);
  let base: ServerText = client.getQueryData(queryKey) ?? note;
  for (let left = TRIES; ; left -= 1) {
    const content = applyToggle(base.content, toggle);
    if (content === base.content || content === null) {
      // Another tab or device changed the task; show its text.
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

/** Saves toggles one after another. */
export const taskToggleMutation = (note: Note) =>
  mutationOptions({
    scope: { id: `toggles of ${note._id}` },
    mutationFn: (toggle: TaskToggle, { client }) => saveToggle(client, note, toggle),
  });

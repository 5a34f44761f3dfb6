import type { Note } from '@my-note/contract';
import { writeItem } from '@my-note/kit/items';
import { withTask } from '@my-note/kit/markdown';
import { useQueryClient } from '@my-note/kit/query';
import { useCallback, useMemo, useState } from 'react';
import { applyToggle, type TaskToggle, taskToggleMutation } from '../../api/task.mutations.ts';
import { getAutosave } from '../../model/autosave-registry/autosave-registry.ts';

/** A note's text with optimistic task toggles; a toggle that the service refuses is rolled back. */
export function useTaskToggle(note: Note, unsaved: string | undefined) {
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly TaskToggle[]>([]);
  const saved = useMemo(
    () => pending.reduce((text, toggle) => applyToggle(text, toggle) ?? text, note.content),
    [pending, note.content],
  );
  const content = unsaved ?? saved;

  const onTask = useCallback(
    (index: number, checked: boolean) => {
      if (unsaved !== undefined) {
        // The autosave sends the toggle along with the unsaved text.
        const next = withTask(unsaved, index, checked);
        if (next !== null) getAutosave(note._id)?.edit({ content: next });
        return;
      }
      const toggle = { seen: saved, index, checked };
      const forget = () => setPending((toggles) => toggles.filter((other) => other !== toggle));
      setPending((toggles) => [...toggles, toggle]);
      // The query client has shown the error.
      void writeItem(client, taskToggleMutation(note), toggle)
        .catch(() => {})
        .finally(forget);
    },
    [client, note, saved, unsaved],
  );
  return { content, onTask };
}

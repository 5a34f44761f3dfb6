import type { Note } from '@my-note/contract';
import { writeItem } from '@my-note/shared-kit/items';
import { withTask } from '@my-note/shared-kit/markdown';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useCallback, useMemo, useState } from 'react';
import { type Tick, ticked, tickMutation } from '../../api/task.mutations.ts';
import { saverOf } from '../../model/autosave-registry/autosave-registry.ts';

/** A note's text with the ticks that are on their way, and how to tick. A refused tick is taken back. */
export function useTicks(note: Note, unsaved: string | undefined) {
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Tick[]>([]);
  const saved = useMemo(
    () => pending.reduce((text, tick) => ticked(text, tick) ?? text, note.content),
    [pending, note.content],
  );
  const content = unsaved ?? saved;

  const onTask = useCallback(
    (index: number, checked: boolean) => {
      if (unsaved !== undefined) {
        // What is still on its way takes the tick along.
        const next = withTask(unsaved, index, checked);
        if (next !== null) saverOf(note._id)?.edit({ content: next });
        return;
      }
      const tick = { seen: saved, index, checked };
      const forget = () => setPending((ticks) => ticks.filter((other) => other !== tick));
      setPending((ticks) => [...ticks, tick]);
      // A refusal has been shown by the query client.
      void writeItem(client, tickMutation(note), tick)
        .catch(() => {})
        .finally(forget);
    },
    [client, note, saved, unsaved],
  );
  return { content, onTask };
}

import type { Note } from '@my-note/contract';
import { useMutation } from '@my-note/shared-kit/query';
import { useStore } from '@my-note/shared-kit/state';
import { toast } from '@my-note/shared-kit/ui';
import { useDeferredValue } from 'react';
import { noteMutations } from '../../api/note.mutations.ts';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { withCopyTitle } from '../../model/note/copy-title.ts';
import { texts } from '../../texts.ts';
import { ConflictPanel } from './conflict-panel.tsx';

/** Mine beside theirs while a save is in conflict, and the three ways out of it. */
export function Conflict({ note, autosave }: { note: Note; autosave: Autosave }) {
  const { text, status } = useStore(autosave.store);
  // Keys go on while the conflict is open; comparing the texts may come a moment later.
  const shown = useDeferredValue(text);
  const copy = useMutation(noteMutations.copy());
  if (status.kind !== 'conflict') return null;

  const keepBoth = () => {
    copy.mutate(
      { text: () => withCopyTitle(autosave.currentText()), category: note.category },
      {
        onSuccess: () => {
          autosave.keepTheirs();
          toast({ title: texts.conflict.copied });
        },
      },
    );
  };
  return (
    <ConflictPanel
      mine={shown}
      theirs={status.theirs}
      busy={copy.isPending}
      onKeepMine={autosave.keepMine}
      onKeepTheirs={autosave.keepTheirs}
      onKeepBoth={keepBoth}
    />
  );
}

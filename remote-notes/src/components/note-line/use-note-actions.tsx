import type { Note } from '@my-note/contract';
import { itemMutations } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { Download, History, Link, Lock, LockOpen, TableOfContents } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LazyHistory } from '../../history/lazy-history.tsx';
import { getAutosave } from '../../model/autosave-registry/autosave-registry.ts';
import { texts } from '../../texts.ts';
import { useItemActions } from '../item-page/use-item-actions.tsx';
import type { ItemAction } from '../item-page/use-move-action.tsx';

const late = async (run: (actions: typeof import('./late-actions.ts')) => unknown) => {
  try {
    await run(await import('./late-actions.ts'));
  } catch {
    toast({ title: texts.dialogFailed, type: 'error' });
  }
};

/** What can be done with a note: beside the menu, in it, and the dialogs to render on its page. */
export function useNoteActions(note: Note, text: { title: string; content: string }) {
  const { pin, share, icon, move, trash, dialogs: itemDialogs } = useItemActions(note);
  const lock = useMutation(itemMutations.lock());
  const setLocked = (locked: boolean) =>
    lock.mutate(
      { _id: note._id, locked },
      // A text that was refused meanwhile.
      { onSuccess: () => locked || getAutosave(note._id)?.retryNow() },
    );
  const [inHistory, setInHistory] = useState(false);
  const beside: ItemAction[] = [pin, share];
  const more: ItemAction[] = [
    icon,
    move,
    {
      label: texts.actions.exportMarkdown,
      icon: Download,
      // While the note is written, this component does not follow its text.
      onSelect: () =>
        void late(({ downloadMarkdown }) =>
          downloadMarkdown(getAutosave(note._id)?.get().text ?? text, note),
        ),
    },
    {
      label: texts.actions.downloadHtml,
      icon: Download,
      onSelect: () => void late(({ downloadHtml }) => downloadHtml(note)),
    },
    {
      label: texts.actions.print,
      icon: TableOfContents,
      onSelect: () => void late(({ printWithContents }) => printWithContents()),
    },
    {
      label: texts.actions.copyLink,
      icon: Link,
      onSelect: () => void late(({ copyNoteLink }) => copyNoteLink(note)),
    },
    note.locked
      ? { label: texts.actions.unlock, icon: LockOpen, onSelect: () => setLocked(false) }
      : { label: texts.actions.lock, icon: Lock, onSelect: () => setLocked(true) },
    { label: texts.actions.history, icon: History, onSelect: () => setInHistory(true) },
    trash,
  ];
  const dialogs: ReactNode = (
    <>
      {itemDialogs}
      {inHistory && <LazyHistory note={note} onClose={() => setInHistory(false)} />}
    </>
  );
  return { beside, more, unlock: () => setLocked(false), isLocking: lock.isPending, dialogs };
}

export type NoteActions = ReturnType<typeof useNoteActions>;

import { links, type Note } from '@my-note/contract';
import { onlineManager, useMutation, useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { session } from '@my-note/kit/session';
import { useEffect, useState } from 'react';
import { noteMutations } from '../../api/note.mutations.ts';
import { lateTexts } from '../../late-texts.ts';
import { getAutosave } from '../../model/autosave-registry/autosave-registry.ts';
import { findOrphanedEntries } from '../../model/autosave-registry/orphaned-text.ts';
import { removeJournalEntry } from '../../model/journal/journal.ts';
import type { JournalEntry } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { UnsavedTextNotice } from './unsaved-text-notice.tsx';

/** Offers to keep unsaved texts of deleted notes as new notes. */
export function OrphanedText() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [entries, setEntries] = useState<JournalEntry[]>([]);
  const copy = useMutation(noteMutations.copy());

  useEffect(() => {
    const look = () => {
      const owner = session.get().user?._id;
      if (owner) void findOrphanedEntries(queryClient, owner).then(setEntries, () => {});
    };
    look();
    return onlineManager.subscribe((online) => online && look());
  }, [queryClient]);

  const remove = (entry: JournalEntry) => {
    getAutosave(entry.noteId)?.discard();
    void removeJournalEntry(entry);
    setEntries((current) => current.filter(({ key }) => key !== entry.key));
  };
  const keep = (entry: JournalEntry) => {
    const text = () => ({ title: entry.title || texts.untitled, content: entry.content });
    const onSuccess = ({ slug }: Note) => {
      remove(entry);
      navigate(links.item(slug));
    };
    copy.mutate({ text, category: null }, { onSuccess });
  };
  return entries.map((entry) => (
    <UnsavedTextNotice
      key={entry.key}
      title={texts.orphans.title}
      entry={entry}
      excerpt={`${entry.title || texts.untitled} – ${entry.content.trim()}`}
      keepLabel={lateTexts.gone.keep}
      isKeeping={copy.isPending}
      onKeep={() => keep(entry)}
      onDiscard={() => remove(entry)}
    />
  ));
}

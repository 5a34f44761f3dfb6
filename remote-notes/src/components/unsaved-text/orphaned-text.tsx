import { useMutation, useQueryClient } from '@my-note/shared-kit/query';
import { useNavigate } from '@my-note/shared-kit/router';
import { session } from '@my-note/shared-kit/session';
import { Button, RelativeDate } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { noteMutations } from '../../api/note.mutations.ts';
import { getAutosave } from '../../model/autosave-registry/autosave-registry.ts';
import { findOrphanedEntries } from '../../model/autosave-registry/orphaned-text.ts';
import { removeJournalEntry } from '../../model/journal/journal.ts';
import { itemHref } from '../../model/note/item-links.ts';
import type { JournalEntry } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { Notice } from './notice.tsx';

/** Offers to keep unsaved texts of deleted notes as new notes. */
export function OrphanedText() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [entries, setEntries] = useState<JournalEntry[]>([]);
  const copy = useMutation(noteMutations.copy());

  useEffect(() => {
    const owner = session.get().user?._id;
    if (owner) void findOrphanedEntries(queryClient, owner).then(setEntries, () => {});
  }, [queryClient]);

  const forget = (entry: JournalEntry) => {
    getAutosave(entry.noteId)?.discard();
    void removeJournalEntry(entry);
    setEntries((present) => present.filter(({ key }) => key !== entry.key));
  };
  return entries.map((entry) => (
    <Notice
      key={entry.key}
      title={texts.orphans.title}
      text={
        <>
          <RelativeDate value={entry.at} />: {entry.title || texts.untitled} – {entry.content.trim()}
        </>
      }
    >
      <Button
        size="sm"
        loading={copy.isPending}
        onClick={() =>
          copy.mutate(
            {
              text: () => ({ title: entry.title || texts.untitled, content: entry.content }),
              category: null,
            },
            {
              onSuccess: ({ slug }) => {
                forget(entry);
                navigate(itemHref(slug));
              },
            },
          )
        }
      >
        {texts.gone.keep}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => forget(entry)}>
        {texts.lost.discard}
      </Button>
    </Notice>
  ));
}

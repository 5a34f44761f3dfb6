import type { Note } from '@my-note/contract';
import { offerUndo, writeItem } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import { type QueryClient, useMutation, useQueryClient } from '@my-note/kit/query';
import { Button, Icon, toast } from '@my-note/kit/ui';
import { RotateCcw } from 'lucide-react';
import { versionMutations } from '../api/version.mutations.ts';
import { versionQueries } from '../api/versions.queries.ts';
import { useUnsavedSnapshot } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { historyTexts } from '../history-texts.ts';
import { getAutosave } from '../model/autosave-registry/autosave-registry.ts';

interface RestoreButtonProps {
  note: Note;
  versionId: string;
  onRestored: () => void;
}

const showError = (description: string) =>
  toast({ title: historyTexts.notUndone, description, type: 'error' });

/** Restores the text that a version replaced, unless the note was changed since then. */
async function undoRestore(client: QueryClient, note: Note, restored: Note): Promise<void> {
  const cached = client.getQueryData(noteQueries.bySlug(restored.slug).queryKey);
  const wasChanged = cached?._id === restored._id && cached.version !== restored.version;
  if (wasChanged || getAutosave(note._id)?.get().dirty) {
    showError(historyTexts.changedSince);
    return;
  }
  const versions = await client.fetchQuery(versionQueries.list(note._id));
  const replaced = versions.find(({ version }) => version === note.version);
  if (!replaced) {
    showError(historyTexts.undoFailed);
    return;
  }
  const base = { versionId: replaced._id, baseVersion: restored.version };
  await writeItem(client, versionMutations.restore(restored), base);
}

/** Restores a version, and offers Undo. */
export function RestoreButton({ note, versionId, onRestored }: RestoreButtonProps) {
  const client = useQueryClient();
  const unsaved = useUnsavedSnapshot(note._id);
  const { mutateAsync, isPending } = useMutation(versionMutations.restore(note));

  const restore = async () => {
    const restored = await mutateAsync({ versionId });
    onRestored();
    offerUndo(historyTexts.restored, historyTexts.undo, () => undoRestore(client, note, restored));
  };

  return (
    <Button
      size="sm"
      loading={isPending}
      disabled={unsaved !== undefined}
      // The query client has shown the error.
      onClick={() => void restore().catch(() => {})}
    >
      <Icon as={RotateCcw} />
      {historyTexts.restore}
    </Button>
  );
}

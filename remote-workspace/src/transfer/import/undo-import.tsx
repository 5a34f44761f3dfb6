import type { ImportUndone, Job } from '@my-note/contract/jobs';
import { writeItem } from '@my-note/kit/items';
import { RowAction } from '@my-note/kit/lists';
import { AlertDialog } from '@my-note/kit/overlays';
import { type QueryClient, useMutation, useQueryClient } from '@my-note/kit/query';
import { captureUser } from '@my-note/kit/session';
import { toast } from '@my-note/kit/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { jobMutations } from '../jobs.mutations.ts';
import { transferTexts as texts } from '../texts.ts';

function offerPutBack(client: QueryClient, { trashed, kept }: ImportUndone) {
  const onClick = () => void writeItem(client, jobMutations.putBack(), trashed).catch(() => undefined);
  toast({
    title: texts.undoneNow(trashed.length),
    ...(kept > 0 ? { description: texts.undoneKept(kept) } : {}),
    ...(trashed.length > 0 ? { action: { label: texts.putBack, onClick } } : {}),
  });
}

/** Undoes an import, after a confirmation. */
export function UndoImport({ job }: { job: Job }) {
  const client = useQueryClient();
  const undo = useMutation(jobMutations.undo());
  const [isOpen, setOpen] = useState(false);
  const name = job.name ?? texts.jobNames.import;
  const run = async () => {
    // The query client shows a refusal. This button is unmounted afterwards, so nothing may depend on it.
    const isSame = captureUser();
    const undone = await undo.mutateAsync(job._id).catch(() => undefined);
    setOpen(false);
    if (undone && isSame()) offerPutBack(client, undone);
  };
  return (
    <>
      <RowAction icon={Undo2} label={texts.undo} of={name} marginEnd="-2.5" onClick={() => setOpen(true)} />
      <AlertDialog
        open={isOpen}
        title={texts.undoTitle(name)}
        confirmLabel={texts.undo}
        busy={undo.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => void run()}
      >
        {texts.undoText}
      </AlertDialog>
    </>
  );
}

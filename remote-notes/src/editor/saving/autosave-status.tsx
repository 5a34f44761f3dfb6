import { itemMutations } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { useStore } from '@my-note/kit/state';
import { Button } from '@my-note/kit/ui';
import { SaveStatusLabel } from '../../components/unsaved-text/save-status-label.tsx';
import { editorTexts } from '../../editor-texts.ts';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { texts } from '../../texts.ts';
import { scrollToConflict } from './scroll-to-conflict.ts';

interface AutosaveStatusProps {
  /** The note's. */
  id: string;
  autosave: Autosave;
}

const quiet = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;

/** The save status of the edited text, with a button to retry, to unlock the note, or to scroll to a conflict. */
export function AutosaveStatus({ id, autosave }: AutosaveStatusProps) {
  const lock = useMutation(itemMutations.lock());
  const status = useStore(autosave.store, (snapshot) => snapshot.status);
  const kept = useStore(autosave.store, (snapshot) => snapshot.kept);
  const isLocked = status.kind === 'refused' && status.locked;
  const mayRetry = status.kind === 'offline' || (status.kind === 'refused' && status.again && !isLocked);
  const unlock = () => lock.mutate({ _id: id, locked: false }, { onSuccess: autosave.retryNow });
  return (
    <>
      <SaveStatusLabel status={status} kept={kept} />
      {mayRetry && (
        <Button {...quiet} onClick={autosave.retryNow}>
          {texts.save.tryAgain}
        </Button>
      )}
      {isLocked && (
        <Button {...quiet} loading={lock.isPending} onClick={unlock}>
          {texts.unlock}
        </Button>
      )}
      {(status.kind === 'conflict' || status.kind === 'gone') && (
        <Button {...quiet} onClick={scrollToConflict}>
          {editorTexts.decide}
        </Button>
      )}
    </>
  );
}

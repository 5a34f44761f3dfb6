import { useStore } from '@my-note/kit/state';
import { Button } from '@my-note/kit/ui';
import { SaveStatusLabel } from '../../components/unsaved-text/save-status-label.tsx';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { texts } from '../../texts.ts';
import { scrollToConflict } from './scroll-to-conflict.ts';

/** The save status of the edited text, with a button to retry or to scroll to a conflict. */
export function AutosaveStatus({ autosave }: { autosave: Autosave }) {
  const status = useStore(autosave.store, (snapshot) => snapshot.status);
  const kept = useStore(autosave.store, (snapshot) => snapshot.kept);
  const mayRetry = status.kind === 'offline' || (status.kind === 'refused' && status.again);
  return (
    <>
      <SaveStatusLabel status={status} kept={kept} />
      {mayRetry && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={autosave.retryNow}>
          {texts.save.tryAgain}
        </Button>
      )}
      {(status.kind === 'conflict' || status.kind === 'gone') && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={scrollToConflict}>
          {texts.actions.decide}
        </Button>
      )}
    </>
  );
}

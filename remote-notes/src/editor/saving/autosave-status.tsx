import { Button } from '@my-note/shared-kit/ui';
import { SaveState } from '../../components/unsaved-text/save-status.tsx';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { texts } from '../../texts.ts';
import { showWhatToDecide } from './scroll-to-conflict.ts';
import { useSaverPart } from './use-autosave-value.ts';

/** Where the text is while it is written; with something to decide about it, the way there. */
export function SavingState({ saver }: { saver: Autosave }) {
  const status = useSaverPart(saver, (snapshot) => snapshot.status);
  const kept = useSaverPart(saver, (snapshot) => snapshot.kept);
  const mayRetry = status.kind === 'offline' || (status.kind === 'refused' && status.again);
  return (
    <>
      <SaveState status={status} kept={kept} />
      {mayRetry && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={saver.retryNow}>
          {texts.save.tryAgain}
        </Button>
      )}
      {(status.kind === 'conflict' || status.kind === 'gone') && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={showWhatToDecide}>
          {texts.actions.decide}
        </Button>
      )}
    </>
  );
}

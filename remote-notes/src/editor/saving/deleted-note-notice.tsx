import { links, type Note } from '@my-note/contract';
import { useMutation } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { useStore } from '@my-note/kit/state';
import { Button } from '@my-note/kit/ui';
import { noteMutations } from '../../api/note.mutations.ts';
import { Notice } from '../../components/unsaved-text/notice.tsx';
import { lateTexts } from '../../late-texts.ts';
import type { Autosave } from '../../model/autosave/autosave.ts';
import { withCopyTitle } from '../../model/note/copy-title.ts';
import { texts } from '../../texts.ts';
import { CONFLICT_ELEMENT_ID } from './scroll-to-conflict.ts';

/** Offers to keep the text of a note that was deleted while it was edited. */
export function DeletedNoteNotice({ autosave }: { autosave: Autosave }) {
  const gone = useStore(autosave.store, ({ status }) => status.kind === 'gone');
  const navigate = useNavigate();
  const copy = useMutation(noteMutations.copy());
  if (!gone) return null;

  const keep = () => {
    const text = () => withCopyTitle(autosave.currentText());
    const onSuccess = ({ slug }: Note) => {
      autosave.discard();
      navigate(links.item(slug), { replace: true });
    };
    // Its category may be deleted too.
    copy.mutate({ text, category: null }, { onSuccess });
  };
  return (
    <Notice id={CONFLICT_ELEMENT_ID} title={lateTexts.gone.title} text={lateTexts.gone.text}>
      <Button size="sm" loading={copy.isPending} onClick={keep}>
        {lateTexts.gone.keep}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={autosave.retryNow}>
        {texts.actions.tryAgain}
      </Button>
    </Notice>
  );
}

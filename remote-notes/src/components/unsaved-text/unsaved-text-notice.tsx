import { Button, RelativeDate } from '@my-note/shared-kit/ui';
import type { JournalEntry } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { Notice } from './notice.tsx';

interface UnsavedTextNoticeProps {
  entry: JournalEntry;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore text that was never saved. */
export const UnsavedTextNotice = ({ entry, onRestore, onDiscard }: UnsavedTextNoticeProps) => (
  <Notice
    title={texts.lost.title}
    text={
      <>
        <RelativeDate value={entry.at} />: {entry.content.trim() || entry.title || texts.untitled}
      </>
    }
  >
    <Button size="sm" onClick={onRestore}>
      {texts.lost.restore}
    </Button>
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDiscard}>
      {texts.lost.discard}
    </Button>
  </Notice>
);

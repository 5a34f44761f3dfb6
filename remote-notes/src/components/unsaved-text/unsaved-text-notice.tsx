import { Button, RelativeDate } from '@my-note/kit/ui';
import type { JournalEntry } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { Notice } from './notice.tsx';

interface UnsavedTextNoticeProps {
  title: string;
  entry: JournalEntry;
  excerpt: string;
  keepLabel: string;
  isKeeping?: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

export const UnsavedTextNotice = ({
  title,
  entry,
  excerpt,
  keepLabel,
  isKeeping,
  onKeep,
  onDiscard,
}: UnsavedTextNoticeProps) => (
  <Notice
    title={title}
    text={
      <>
        <RelativeDate value={entry.at} />: <bdi>{excerpt}</bdi>
      </>
    }
  >
    <Button size="sm" loading={isKeeping} onClick={onKeep}>
      {keepLabel}
    </Button>
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDiscard}>
      {texts.lost.discard}
    </Button>
  </Notice>
);

import type { ListItem } from '@my-note/contract';
import { parentIdOf, shareGained } from '@my-note/kit/items';
import { noteQueries, shareQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Text } from '@my-note/kit/ui';
import { dialogTexts } from '../../dialog-texts.ts';
import { texts } from '../../texts.ts';

interface GainedShareProps {
  item: Pick<ListItem, 'category'>;
  /** Where it would move. */
  parentId: string | null;
}

/** Warns of a share that would newly include an item after a move to another parent. */
export function GainedShare({ item, parentId: to }: GainedShareProps) {
  const { data: shares } = useQuery(shareQueries.list());
  const { data: items } = useQuery(noteQueries.list());
  const share = shares && items && shareGained(shares, items, { from: parentIdOf(item), to }, Date.now());
  return (
    <Text role="status" textStyle="sm" color="fg.warning">
      {share && dialogTexts.move.shared(share.note.title || texts.untitled)}
    </Text>
  );
}

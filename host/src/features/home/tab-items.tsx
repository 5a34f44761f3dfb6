import { usePrefix } from '@my-note/kit/menu';
import { EmptyState, ErrorPanel, Stack } from '@my-note/kit/ui';
import type { useItems } from '../../platform/menu/use-items.ts';
import { texts } from '../../platform/texts.ts';
import { ItemList } from './item-list.tsx';
import { type ListTab, shownItems } from './listed-items.ts';
import { PinnedCards } from './pinned-cards.tsx';
import { RecentItems } from './recent-items.tsx';
import { homeTexts } from './texts.ts';

/** The items of a tab of the home page. */
export function TabItems({
  tab,
  items: { data, refetch },
}: {
  tab: ListTab;
  items: ReturnType<typeof useItems>;
}) {
  const prefix = usePrefix();
  if (!data) return <ErrorPanel title={texts.notesUnknown} onAction={() => void refetch()} />;
  const pinned = shownItems(data, 'pinned', prefix);
  if (tab === 'pinned')
    return pinned.length > 0 ? (
      <ItemList items={pinned} />
    ) : (
      <EmptyState title={homeTexts.pinnedEmpty}>{homeTexts.pinnedEmptyHint}</EmptyState>
    );
  const recent = shownItems(data, 'recent', prefix);
  return (
    <Stack gap="6" paddingTop="5">
      <PinnedCards items={pinned} />
      {recent.length > 0 ? (
        <RecentItems items={recent} />
      ) : (
        <EmptyState title={prefix ? texts.noNotesWithPrefix : texts.noNotes}>
          {prefix ? undefined : homeTexts.recentEmpty}
        </EmptyState>
      )}
    </Stack>
  );
}

import { type ListItem, links } from '@my-note/contract';
import { collator } from '@my-note/contract/language';
import { passesPrefix, usePrefix } from '@my-note/kit/menu';
import { useSession } from '@my-note/kit/session';
import { Icon, Stack } from '@my-note/kit/ui';
import { Clock, House, Pin } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useItems } from '../../../platform/menu/use-items.ts';
import { useOpenedNotes } from '../../../platform/opened/use-opened-notes.ts';
import { texts } from '../../../platform/texts.ts';
import { QuickGroup } from './quick-group.tsx';
import { quickHeight } from './quick-height.ts';
import { QuickRow } from './quick-row.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { useOpenGroups } from './use-open-groups.ts';

const SHOWN = 6;
const byTitle = collator({ numeric: true });

function usePinned(): ListItem[] {
  const { data: items } = useItems();
  const prefix = usePrefix();
  return useMemo(
    () =>
      (items ?? [])
        .filter(({ pinned, slug }) => pinned && passesPrefix(slug, prefix))
        .sort((a, b) => byTitle(a.title, b.title)),
    [items, prefix],
  );
}

/** Home, the notes that were opened last, and what is pinned, above the tree. */
export function QuickLinks({ onGo }: { onGo?: (() => void) | undefined }) {
  const userId = useSession(({ user }) => user?._id ?? '');
  const groups = useOpenGroups(userId);
  const opened = useOpenedNotes();
  const pinned = usePinned();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = top.current;
    if (!element) return;
    // It reports after the browser's own layout: asking for the height would make it calculate one in between.
    const observer = new ResizeObserver(() => quickHeight.keep(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Stack
      ref={top}
      gap="0"
      flex="none"
      paddingX="2"
      paddingY="2"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <QuickRow to={links.home()} icon={<Icon as={House} />} onGo={onGo}>
        {texts.home}
      </QuickRow>
      <QuickGroup
        label={texts.recent}
        icon={Clock}
        items={opened.slice(0, SHOWN)}
        empty={texts.noRecent}
        open={groups.isOpen('recent')}
        onToggle={() => groups.toggle('recent')}
        onGo={onGo}
      />
      <QuickGroup
        label={texts.pinned}
        icon={Pin}
        items={pinned}
        empty={texts.noPinned}
        open={groups.isOpen('pinned')}
        onToggle={() => groups.toggle('pinned')}
        onGo={onGo}
      />
      <SavedSearches
        open={groups.isOpen('searches')}
        onToggle={() => groups.toggle('searches')}
        onGo={onGo}
      />
    </Stack>
  );
}

import type { SharedItem } from '@my-note/contract';
import type { MenuEntry } from '@my-note/kit/menu';
import { Box, chakra, Flex, Icon, IconButton } from '@my-note/kit/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { SharedMenu } from '../../model/shared-menu.ts';
import { texts } from '../../texts.ts';
import { EntryLink } from './entry-link.tsx';

interface SharedTreeProps {
  menu: SharedMenu;
  /** The item that is shown; the categories that hold it are open. */
  current: SharedItem;
  label: string;
}

function Entry({ entry, menu, current }: { entry: MenuEntry; menu: SharedMenu; current: SharedItem }) {
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? menu.holds(entry, current);
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <chakra.li>
      <Flex align="center">
        {entry.subs.length > 0 ? (
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            _expanded={{ bg: 'transparent' }}
            aria-expanded={open}
            aria-label={
              open ? texts.sharedNote.closeCategory(entry.title) : texts.sharedNote.openCategory(entry.title)
            }
            onClick={() => setChosen(!open)}
          >
            <Icon as={Chevron} size={14} />
          </IconButton>
        ) : (
          <Box width="6" flexShrink={0} />
        )}
        <EntryLink entry={entry} current={entry._id === current._id} />
      </Flex>
      {open && entry.subs.length > 0 && <Entries entries={entry.subs} menu={menu} current={current} inside />}
    </chakra.li>
  );
}

interface EntriesProps {
  entries: readonly MenuEntry[];
  menu: SharedMenu;
  current: SharedItem;
  label?: string;
  inside?: boolean;
}

const Entries = ({ entries, menu, current, label, inside = false }: EntriesProps) => (
  <chakra.ul listStyleType="none" aria-label={label} paddingStart={inside ? '4' : '0'}>
    {entries.map((entry) => (
      <Entry key={entry._id} entry={entry} menu={menu} current={current} />
    ))}
  </chakra.ul>
);

/** The contents of a share as a tree of links. */
export const SharedTree = ({ menu, current, label }: SharedTreeProps) => (
  <Entries entries={menu.entries} menu={menu} current={current} label={label} />
);

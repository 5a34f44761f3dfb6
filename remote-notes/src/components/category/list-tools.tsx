import { Menu } from '@my-note/kit/overlays';
import { Button, HStack, Icon, IconButton, Portal } from '@my-note/kit/ui';
import { ArrowDownUp, ListChecks, Rows2, Rows4 } from 'lucide-react';
import { listTexts } from '../../list-texts.ts';
import { SORTS } from '../../model/note/sort-children.ts';
import type { ListView } from './list-view.ts';

const quiet = { size: 'sm', variant: 'ghost', colorPalette: 'gray', color: 'fg.muted' } as const;

interface ListToolsProps {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
  selecting: boolean;
  onSelecting: () => void;
}

/** How the children are listed: their order, with or without text, and selecting several. */
export const ListTools = ({ view: { sort, previews }, onView, selecting, onSelecting }: ListToolsProps) => (
  <HStack gap="0" marginX="-2.5">
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button {...quiet} paddingX="2.5" aria-label={listTexts.list.sortedBy(listTexts.list.sorts[sort])}>
          <Icon as={ArrowDownUp} />
          {listTexts.list.sorts[sort]}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup
              value={sort}
              onValueChange={({ value }) =>
                onView({ sort: SORTS.find((each) => each === value) ?? 'manual' })
              }
            >
              {SORTS.map((value) => (
                <Menu.RadioItem key={value} value={value}>
                  <Menu.ItemIndicator />
                  {listTexts.list.sorts[value]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
    <IconButton
      {...quiet}
      aria-label={listTexts.list.previews}
      title={listTexts.list.previews}
      aria-pressed={previews}
      onClick={() => onView({ previews: !previews })}
    >
      <Icon as={previews ? Rows2 : Rows4} />
    </IconButton>
    <IconButton
      {...quiet}
      aria-label={listTexts.list.select}
      title={listTexts.list.select}
      aria-pressed={selecting}
      onClick={onSelecting}
    >
      <Icon as={ListChecks} />
    </IconButton>
  </HStack>
);

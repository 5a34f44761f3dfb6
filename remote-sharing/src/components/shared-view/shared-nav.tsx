import type { SharedItem } from '@my-note/contract';
import { Input } from '@my-note/kit/forms';
import { Box, Button, Icon, Stack } from '@my-note/kit/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { SharedMenu } from '../../model/shared-menu.ts';
import { texts } from '../../texts.ts';
import { SharedSearch } from './shared-search.tsx';
import { SharedTree } from './shared-tree.tsx';

interface SharedNavProps {
  shareId: string;
  password: string | undefined;
  menu: SharedMenu;
  current: SharedItem;
}

/** Delay before a search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

/** The value after it has not changed for a while. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(debounced);
}

/** The tree and the search of a share. On narrow screens a button opens them. */
export function SharedNav({ shareId, password, menu, current }: SharedNavProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const words = useDebouncedValue(query.trim());
  const Chevron = open ? ChevronDown : ChevronRight;

  // A visitor who followed a link wants to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once
  useEffect(() => setOpen(false), [current._id]);

  return (
    <Box as="nav" aria-label={texts.sharedNote.inside}>
      <Button
        variant="outline"
        colorPalette="gray"
        width="full"
        justifyContent="flex-start"
        hideFrom="lg"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon as={Chevron} />
        {texts.sharedNote.inside}
      </Button>
      <Stack
        gap="3"
        display={{ base: open ? 'flex' : 'none', lg: 'flex' }}
        paddingTop={{ base: '3', lg: '0' }}
      >
        <Input
          type="search"
          size="sm"
          aria-label={texts.sharedNote.search}
          placeholder={texts.sharedNote.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {words ? (
          <SharedSearch shareId={shareId} password={password} words={words} />
        ) : (
          <SharedTree menu={menu} current={current} label={texts.sharedNote.inside} />
        )}
      </Stack>
    </Box>
  );
}

import { Input } from '@my-note/kit/forms';
import { findKeys } from '@my-note/kit/keys';
import { useStore } from '@my-note/kit/state';
import { Box, Button, Flex, isComposing } from '@my-note/kit/ui';
import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import { ToolbarButton } from '../toolbar/toolbar-button.tsx';
import type { Finder, FindQuery } from './finder.ts';

const { find } = editorTexts;
const field = { size: 'sm', flex: '1', minWidth: '6rem', autoComplete: 'off' } as const;
/** A long selection, or one of several lines, is not a search. */
const firstWords = (finder: Finder) => {
  const selected = finder.selected();
  return selected.length > 100 || selected.includes('\n') ? '' : selected;
};

/** Find and replace for both editors, in the place of the toolbar so that it stays above the on-screen keyboard. */
export function FindBar({ finder, onClose }: { finder: Finder; onClose: () => void }) {
  const { count, place } = useStore(finder.store);
  const [query, setQuery] = useState<FindQuery>(() => ({
    search: firstWords(finder),
    replace: '',
    matchCase: false,
    wholeWord: false,
  }));
  const change = (part: Partial<FindQuery>) => setQuery((previous) => ({ ...previous, ...part }));

  useEffect(() => finder.look(query), [finder, query]);
  useEffect(() => finder.stop, [finder]);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  const onEnter = (act: () => void, back?: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    (event.shiftKey && back ? back : act)();
  };

  return (
    <Flex as="search" aria-label={find.title} wrap="wrap" gap="1" alignItems="center" paddingY="1">
      <Input
        {...field}
        autoFocus
        enterKeyHint="search"
        aria-label={find.words}
        placeholder={find.words}
        value={query.search}
        onChange={(event) => change({ search: event.target.value })}
        onKeyDown={onEnter(finder.next, finder.previous)}
      />
      <Box role="status" minWidth="4.5rem" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {query.search !== '' && find.count(place, count)}
      </Box>
      <ToolbarButton
        label={find.previous}
        icon={ChevronUp}
        keys={findKeys.previous.keys}
        onPress={finder.previous}
      />
      <ToolbarButton label={find.next} icon={ChevronDown} keys={findKeys.next.keys} onPress={finder.next} />
      {/* A row of its own on phones, below the words and the way out. */}
      <Flex
        gap="1"
        wrap="wrap"
        alignItems="center"
        order={{ base: 1, md: 0 }}
        flex={{ base: '1 1 100%', md: '1' }}
      >
        <ToolbarButton
          label={find.matchCase}
          icon={CaseSensitive}
          pressed={query.matchCase}
          onPress={() => change({ matchCase: !query.matchCase })}
        />
        <ToolbarButton
          label={find.wholeWord}
          icon={WholeWord}
          pressed={query.wholeWord}
          onPress={() => change({ wholeWord: !query.wholeWord })}
        />
        <Input
          {...field}
          aria-label={find.replacement}
          placeholder={find.replacement}
          value={query.replace}
          onChange={(event) => change({ replace: event.target.value })}
          onKeyDown={onEnter(finder.replace)}
        />
        <Button size="sm" variant="outline" disabled={count === 0} onClick={finder.replace}>
          {find.replace}
        </Button>
        <Button size="sm" variant="outline" disabled={count === 0} onClick={finder.replaceAll}>
          {find.replaceAll}
        </Button>
      </Flex>
      <ToolbarButton label={find.close} icon={X} keys={findKeys.close.keys} onPress={onClose} />
    </Flex>
  );
}

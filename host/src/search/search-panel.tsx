import { Input } from '@my-note/shared-kit/forms';
import { useNavigate } from '@my-note/shared-kit/router';
import { Box, HStack, Stack, Text } from '@my-note/shared-kit/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { PrefixChip } from '../sidebar/prefix-chip.tsx';
import { texts } from '../texts.ts';
import { useItems, usePrefix } from '../use-menu.ts';
import { createFinder } from './find.ts';
import { SearchResult } from './search-result.tsx';

/** Input, results and hint; arrow keys choose, Enter opens. */
export function SearchPanel({ onDone }: { onDone: () => void }) {
  const listId = useId();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const { data: items = [] } = useItems();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState(0);
  const find = useMemo(() => createFinder(items, prefix), [items, prefix]);
  const wanted = useDeferredValue(keyword.trim());
  const findings = useMemo(() => (wanted ? find(wanted) : []), [find, wanted]);
  const index = Math.min(chosen, findings.length - 1);
  const optionId = (at: number) => `${listId}-${at}`;

  const choose = (next: number) => {
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition chooses a character, not a note.
    if (event.nativeEvent.isComposing || findings.length === 0) return;
    if (event.key === 'ArrowDown') choose((index + 1) % findings.length);
    else if (event.key === 'ArrowUp') choose((index - 1 + findings.length) % findings.length);
    else if (event.key === 'Enter') {
      void navigate(`/${findings[index]?.item.slug ?? ''}`);
      onDone();
    } else return;
    event.preventDefault();
  };

  return (
    <Stack gap="0">
      <HStack paddingX="4" gap="3" borderBottomWidth="1px" borderColor="border">
        <Box color="fg.muted">
          <Search size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        <Input
          autoFocus
          variant="flushed"
          border="none"
          outline="none"
          _focusVisible={{ borderColor: 'transparent', boxShadow: 'none' }}
          height="14"
          fontSize="lg"
          role="combobox"
          aria-label={texts.search}
          aria-expanded={findings.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={index >= 0 ? optionId(index) : undefined}
          placeholder={texts.searchPlaceholder}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={keyword}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setKeyword(event.target.value);
            setChosen(0);
          }}
        />
      </HStack>
      <Box maxHeight="400px" overflowY="auto" overscrollBehavior="contain">
        <Box id={listId} role="listbox" aria-label={texts.results} padding={findings.length ? '2' : '0'}>
          {findings.map((finding, at) => (
            <SearchResult
              key={finding.item._id}
              id={optionId(at)}
              finding={finding}
              chosen={at === index}
              onPoint={() => setChosen(at)}
              onGo={onDone}
            />
          ))}
        </Box>
        {findings.length === 0 && (
          <Text paddingX="4" paddingY="8" textAlign="center" color="fg.muted" role="status">
            {wanted ? texts.searchNothing : texts.searchStart}
          </Text>
        )}
      </Box>
      <Stack gap="2" paddingX="4" paddingY="2.5" borderTopWidth="1px" borderColor="border" bg="bg.subtle">
        <PrefixChip />
        <Text fontSize="xs" color="fg.muted">
          {texts.searchHint}
        </Text>
      </Stack>
    </Stack>
  );
}

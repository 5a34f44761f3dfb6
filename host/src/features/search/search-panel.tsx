import { useNavigate } from '@my-note/kit/router';
import { Box, isComposing, Stack, VisuallyHidden } from '@my-note/kit/ui';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Command } from '../../platform/commands/commands.ts';
import { useStable } from '../../platform/ui/use-stable.ts';
import { FilterChips } from './filter-chips.tsx';
import { CommandList } from './lists/command-list.tsx';
import { HistoryList } from './lists/history-list.tsx';
import { FailedList } from './lists/list-states.tsx';
import { OpenedList } from './lists/opened-list.tsx';
import { ResultList } from './lists/result-list.tsx';
import { SearchFooter } from './search-footer.tsx';
import { SearchInput } from './search-input.tsx';
import { hrefOf, itemOf, type Option } from './state/option.ts';
import { isFiltered } from './state/text-words.ts';
import { useActiveOption } from './state/use-active-option.ts';
import { useOptions } from './state/use-options.ts';
import { titleSearch } from './state/use-title-search.ts';
import { texts } from './texts.ts';

interface SearchPanelProps {
  open: boolean;
  commands: readonly Command[];
  /** The current history entry is the dialog's own: opening a result replaces it. */
  replaces: boolean;
  withClose: boolean;
  onDone: () => void;
}

/** Input, results, and hints; arrow keys select, Enter opens. */
export function SearchPanel({ open: shown, commands, replaces, withClose, onDone }: SearchPanelProps) {
  const listId = useId();
  const openedId = `${listId}-opened`;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  const [opensFirst, setOpensFirst] = useState(false);
  const typed = value.trim();
  const options = useOptions(typed, commands, shown);
  const { mode, all, history, found, text, current } = options;
  const idOf = useCallback((option: Option) => `${listId}-${option.key}`, [listId]);
  const { active, chosen, point, reset, move } = useActiveOption(all, idOf);

  const type = (next: string) => {
    setValue(next);
    setOpensFirst(false);
    reset();
    scroller.current?.scrollTo(0, 0);
    const words = next.trim();
    titleSearch.search(words.startsWith('>') || isFiltered(words) ? '' : words);
  };
  useEffect(() => () => titleSearch.search(''), []);

  const choose = (option: Option, stays: boolean) => {
    const item = itemOf(option);
    if (item) history.remember(item);
    const href = hrefOf(option);
    if (href !== null && !stays) void navigate(href, { replace: replaces });
    if (option.kind === 'entry' && !option.entry.result) {
      type(option.entry.keyword);
      input.current?.focus();
      return;
    }
    if (option.kind === 'command') {
      onDone();
      option.command.run();
    } else if (!stays) onDone();
  };
  const openBeside = (option: Option) => {
    const href = hrefOf(option);
    if (href === null) return choose(option, false);
    window.open(href, '_blank', 'noopener');
    choose(option, true);
  };
  const open = (option: Option | undefined) => option && choose(option, false);
  // Enter that was pressed before the results arrived opens the first of them.
  const ready =
    current && (all.length > 0 || (found.complete && !options.waitsForText && !options.waitsForProviders));
  const openable = opensFirst && ready;
  useEffect(() => {
    if (!openable) return;
    setOpensFirst(false);
    open(all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition selects a character.
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      if (mode === 'results' && !ready) setOpensFirst(true);
      else if (active && (event.altKey || event.ctrlKey || event.metaKey)) openBeside(active);
      else open(active);
    } else if (event.key === 'Delete' && chosen && active?.kind === 'entry' && value === '') {
      // A held key may have emptied the input, and must not continue in the history.
      if (!event.repeat) history.forget(active.entry._id);
    } else if (!move(event.key)) return;
    event.preventDefault();
  };

  const handlers = { active, idOf, onPoint: useStable(point), onChoose: useStable(choose) };
  const focusInput = () => input.current?.focus();
  return (
    <Stack gap="0" minHeight="0" flex="1">
      <SearchInput
        ref={input}
        value={value}
        onChange={type}
        onKeyDown={onKeyDown}
        listId={mode === 'history' && options.opened.length > 0 ? `${openedId} ${listId}` : listId}
        expanded={all.length > 0}
        activeId={active && idOf(active)}
        onClose={withClose ? onDone : undefined}
      />
      {mode === 'results' && (
        <FilterChips
          typed={value}
          onChange={(next) => {
            type(next);
            focusInput();
          }}
        />
      )}
      <Box
        ref={scroller}
        maxHeight={{ base: 'none', md: '400px' }}
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {mode === 'history' && <OpenedList id={openedId} options={options.opened} {...handlers} />}
        {mode === 'history' && (
          <HistoryList
            id={listId}
            history={history}
            options={options.entries}
            onRemoved={focusInput}
            {...handlers}
          />
        )}
        {mode === 'commands' && <CommandList id={listId} options={options.listed} {...handlers} />}
        {mode === 'results' && found.failed && <FailedList onRetry={found.retry}>{texts.failed}</FailedList>}
        {mode === 'results' && (
          <ResultList
            id={listId}
            literal={options.literal}
            inText={options.inText}
            similar={options.similar}
            groups={options.groups}
            textStale={text.stale}
            textFailed={text.failed}
            problem={text.problem}
            indexing={text.indexing}
            onTextRetry={text.retry}
            complete={
              found.complete &&
              current &&
              !text.stale &&
              !options.waitsForText &&
              !options.waitsForProviders &&
              !found.failed
            }
            {...handlers}
          />
        )}
      </Box>
      <VisuallyHidden role="status">
        {mode === 'results' &&
          found.complete &&
          current &&
          texts.count(all.length - (text.stale ? 0 : options.inText.length), options.inText.length)}
      </VisuallyHidden>
      {mode !== 'commands' && <SearchFooter withCommands={mode === 'history'} />}
    </Stack>
  );
}

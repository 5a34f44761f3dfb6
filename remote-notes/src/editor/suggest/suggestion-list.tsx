import { Box, touchTarget } from '@my-note/kit/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PopupBox } from '../popups/popup-box.tsx';
import { MoreBelow } from './more-below.tsx';
import type { Suggestion } from './suggestion-state.ts';

export interface ListEntry {
  id: string;
  label: string;
  /** The note's category, or the Markdown of a block. */
  hint?: string | undefined;
  icon: ReactNode;
  /** Entries of one group follow each other below its name. */
  group?: string | undefined;
  choose: () => void;
}

interface SuggestionListProps {
  label: string;
  emptyText: string;
  entries: readonly ListEntry[];
  suggestion: Suggestion;
  listen: (handler: (key: string) => boolean) => void;
}

const NONE = -1;
/** What is seen beside the selected entry. In pixels. */
const AROUND = 32;

/** Scrolls the list to its selected entry; the page stays, which scrollIntoView would scroll too. */
function showEntry(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-selected=true]');
  if (!list || !(entry instanceof HTMLElement)) return;
  const above = entry.offsetTop - AROUND;
  const below = entry.offsetTop + entry.offsetHeight + AROUND - list.clientHeight;
  list.scrollTop = Math.min(above, Math.max(below, list.scrollTop));
}

/** The list beside the cursor. The editor keeps the focus. */
export function SuggestionList({ label, emptyText, entries, suggestion, listen }: SuggestionListProps) {
  const id = useId();
  const { query, at, unsure } = suggestion;
  const list = useRef<HTMLDivElement>(null);
  // In the middle of a line no entry is selected until an arrow key is pressed.
  const first = unsure ? NONE : 0;
  const [marked, setMarked] = useState({ query, index: first });
  const index = Math.min(marked.query === query ? marked.index : first, entries.length - 1);
  const markedId = index >= 0 ? `${id}-${index}` : undefined;

  useEffect(() => {
    const step = (by: number) => {
      const from = index === NONE && by < 0 ? 0 : index;
      setMarked({ query, index: (from + by + entries.length) % entries.length });
    };
    const keys: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => entries[index]?.choose(),
      Tab: () => entries[index]?.choose(),
    };
    listen((key) => {
      const takes = entries.length > 0 && (index !== NONE || key.startsWith('Arrow'));
      const act = takes ? keys[key] : undefined;
      act?.();
      return act !== undefined;
    });
    return () => listen(() => false);
  }, [entries, index, query, listen]);

  // The editor has the focus, so its element says which entry is selected.
  useEffect(() => {
    const text = document.activeElement;
    if (!text || !markedId) return;
    text.setAttribute('aria-controls', `${id}-list`);
    text.setAttribute('aria-activedescendant', markedId);
    showEntry(list.current);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [id, markedId]);

  return (
    <PopupBox
      at={at}
      placement="bottom-start"
      fits
      boxRef={(element) => {
        list.current = element;
      }}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      width="19rem"
      overflowY="auto"
      padding="1"
      // The editor must keep the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {entries.map(({ id: key, label: name, hint, icon, group, choose }, at) => (
        <Box key={key}>
          {group && group !== entries[at - 1]?.group && (
            <Box aria-hidden paddingX="2" paddingTop="2" paddingBottom="1" fontSize="xs" color="fg.muted">
              {group}
            </Box>
          )}
          <Box
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            display="flex"
            alignItems="center"
            gap="2.5"
            minHeight="row"
            paddingX="2"
            borderRadius="sm"
            cursor="pointer"
            bg={at === index ? 'bg.muted' : undefined}
            css={touchTarget}
            _hover={{ bg: 'bg.muted' }}
            onMouseMove={() => index !== NONE && setMarked({ query, index: at })}
            onClick={choose}
          >
            <Box color="fg.muted" flexShrink="0">
              {icon}
            </Box>
            <Box as="span" dir="auto" truncate title={name}>
              {name}
            </Box>
            {hint && (
              <Box
                as="span"
                color="fg.muted"
                fontSize="sm"
                fontVariantLigatures="none"
                truncate
                flexShrink="0"
                maxWidth="50%"
                marginStart="auto"
              >
                {hint}
              </Box>
            )}
          </Box>
        </Box>
      ))}
      {entries.length === 0 && (
        <Box paddingX="2" paddingY="1" color="fg.muted">
          {emptyText}
        </Box>
      )}
      <MoreBelow />
    </PopupBox>
  );
}

import { Box, Icon, Portal, touchTarget } from '@my-note/shared-kit/ui';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useKeyboardInset } from '../toolbar/use-keyboard-inset.ts';
import type { Suggestion } from './suggestion-state.ts';

interface ListEntry {
  id: string;
  label: string;
  /** The note's category. */
  hint?: string;
  icon: LucideIcon;
  choose: () => void;
}

interface SuggestionListProps {
  label: string;
  emptyText: string;
  entries: readonly ListEntry[];
  at: Suggestion['at'];
  /** No entry is selected until an arrow key is pressed. */
  unsure?: boolean;
  listen: (handler: (key: string) => boolean) => void;
}

const HEIGHT = 300;
const NONE = -1;
const phone = '@media (pointer: coarse), (max-width: 47.99rem)';

/** The list below the cursor, on touch screens above the toolbar. The editor keeps the focus. */
export function SuggestionList({
  label,
  emptyText,
  entries,
  at,
  unsure = false,
  listen,
}: SuggestionListProps) {
  const id = useId();
  const keyboard = useKeyboardInset();
  const list = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(unsure ? NONE : 0);
  const index = Math.min(marked, entries.length - 1);
  const markedId = index >= 0 ? `${id}-${index}` : undefined;

  useEffect(() => {
    const step = (by: number) => {
      const from = index === NONE && by < 0 ? 0 : index;
      setMarked((from + by + entries.length) % entries.length);
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
  }, [entries, index, listen]);

  // The editor has the focus, so its element says which entry is selected.
  useEffect(() => {
    const text = document.activeElement;
    if (!text || !markedId) return;
    text.setAttribute('aria-controls', `${id}-list`);
    text.setAttribute('aria-activedescendant', markedId);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [id, markedId]);

  const below = at.bottom + HEIGHT < innerHeight;
  return (
    <Portal>
      <Box
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        position="fixed"
        zIndex="popover"
        width="18rem"
        maxHeight={`${HEIGHT}px`}
        overflowY="auto"
        padding="1"
        bg="bg.panel"
        border="1px solid"
        borderColor="border"
        borderRadius="md"
        boxShadow="md"
        style={{
          left: Math.max(8, Math.min(at.left, innerWidth - 300)),
          ...(below ? { top: at.bottom + 4 } : { bottom: innerHeight - at.top + 4 }),
        }}
        css={{
          [phone]: {
            insetInline: '2 !important',
            width: 'auto',
            top: 'auto !important',
            bottom: `calc(${keyboard}px + 3.75rem + env(safe-area-inset-bottom)) !important`,
            maxHeight: '40dvh',
          },
        }}
        // The editor must keep the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {entries.map(({ id: key, label: name, hint, icon, choose }, at) => (
          <Box
            key={key}
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
            onMouseMove={() => index !== NONE && setMarked(at)}
            onClick={choose}
          >
            <Box color="fg.muted" flexShrink="0">
              <Icon as={icon} />
            </Box>
            <Box as="span" truncate title={name}>
              {name}
            </Box>
            {hint && (
              <Box as="span" color="fg.muted" fontSize="sm" truncate marginStart="auto">
                {hint}
              </Box>
            )}
          </Box>
        ))}
        {entries.length === 0 && (
          <Box paddingX="2" paddingY="1" color="fg.muted">
            {emptyText}
          </Box>
        )}
      </Box>
    </Portal>
  );
}

import { Input } from '@my-note/kit/forms';
import { Box, Icon, isComposing, Text, touchTarget } from '@my-note/kit/ui';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { dialogTexts } from '../../dialog-texts.ts';

export interface SelectOption {
  value: string;
  label: string;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Options whose label contains every word of the search, ignoring case and accents. */
function filterOptions<T extends SelectOption>(options: readonly T[], search: string): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

interface SelectListProps {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The search box keeps the focus; arrow keys move the highlighted option. */
export function SelectList({ label, options, value, onChoose, onClose }: SelectListProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => filterOptions(options, search), [options, search]);
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const optionId = (index: number) => `${id}-${index}`;

  const mark = (index: number) => {
    if (found.length === 0) return;
    const next = (index + found.length) % found.length;
    setMarked(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => mark(marked + 1),
      ArrowUp: () => mark(marked - 1),
      Home: () => mark(0),
      End: () => mark(found.length - 1),
      Escape: onClose,
      Enter: () => {
        const option = found[marked];
        if (option) onChoose(option.value);
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <Box
      position="absolute"
      insetInline="0"
      top="calc(100% + 4px)"
      zIndex="dropdown"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      boxShadow="md"
      overflow="hidden"
    >
      <Input
        autoFocus
        variant="flushed"
        paddingX="3"
        role="combobox"
        aria-expanded
        aria-label={label}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length ? optionId(marked) : undefined}
        placeholder={dialogTexts.select.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box id={`${id}-list`} role="listbox" aria-label={label} maxHeight="250px" overflowY="auto" padding="1">
        {found.map((option, index) => (
          <Box
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={option.value === value}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            minHeight="row"
            css={touchTarget}
            paddingX="2"
            borderRadius="sm"
            cursor="pointer"
            bg={index === marked ? 'bg.muted' : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setMarked(index)}
            onClick={() => onChoose(option.value)}
          >
            {/* The name of a deep category is at the end. */}
            <Box as="span" lineClamp="3" paddingY="1" lineHeight="1.35" title={option.label}>
              {option.label}
            </Box>
            {option.value === value && <Icon as={Check} />}
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Text role="status" paddingX="3" paddingBottom="3" color="fg.muted">
          {dialogTexts.select.nothing}
        </Text>
      )}
    </Box>
  );
}

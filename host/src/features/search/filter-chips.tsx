import { readFilters, type SearchFilter } from '@my-note/contract/search-filters';
import { HStack, Icon, IconButton, Text } from '@my-note/kit/ui';
import { X } from 'lucide-react';
import { texts } from './texts.ts';

const labelOf = ({ kind, value }: SearchFilter) =>
  kind === 'not' ? texts.excludedWord(value) : `${kind}: ${value}`;

/** As tags are compared (contract/src/tags/tag-name.ts), without the code of the tags. */
const keyOf = (tag: string) => tag.replace(/^#/, '').normalize('NFC').toLowerCase();

interface FilterChipsProps {
  typed: string;
  onChange: (typed: string) => void;
}

/** The filters of a search, below its input; each can be removed. */
export function FilterChips({ typed, onChange }: FilterChipsProps) {
  const { filters } = readFilters(typed);
  if (filters.length === 0) return null;
  const without = ({ start, end }: SearchFilter) =>
    `${typed.slice(0, start).trimEnd()} ${typed.slice(end).trimStart()}`.trim();
  return (
    <HStack
      as="ul"
      aria-label={texts.filters}
      listStyleType="none"
      wrap="wrap"
      gap="2"
      paddingX="4"
      paddingTop="3"
    >
      {filters.map((filter) => (
        <HStack
          as="li"
          key={filter.start}
          gap="1"
          maxWidth="100%"
          paddingStart="3"
          borderRadius="full"
          data-tag={filter.kind === 'tag' ? keyOf(filter.value) : undefined}
          bg="var(--tag-bg, {colors.accent.subtle})"
          color="var(--tag, {colors.accent.fg})"
          fontSize="sm"
        >
          <Text as="span" truncate>
            {labelOf(filter)}
          </Text>
          <IconButton
            aria-label={texts.removeFilter(labelOf(filter))}
            size="2xs"
            variant="ghost"
            colorPalette="accent"
            borderRadius="full"
            onClick={() => onChange(without(filter))}
          >
            <Icon as={X} size={14} />
          </IconButton>
        </HStack>
      ))}
    </HStack>
  );
}

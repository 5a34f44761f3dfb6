import { LIMITS } from '@my-note/shared-kit/contract';
import { Input } from '@my-note/shared-kit/forms';
import { Box, HStack } from '@my-note/shared-kit/ui';
import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { texts } from './texts.ts';

interface SearchInputProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  expanded: boolean;
  activeId: string | undefined;
}

/** The input of the dialog, a combobox over whatever list is below. */
export const SearchInput = ({ ref, value, onChange, onKeyDown, ...list }: SearchInputProps) => (
  <HStack flex="none" paddingX="4" gap="3" borderBottomWidth="1px" borderColor="border">
    <Box color="fg.muted">
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </Box>
    <Input
      ref={ref}
      autoFocus
      variant="flushed"
      border="none"
      outline="none"
      _focusVisible={{ borderColor: 'transparent', boxShadow: 'none' }}
      height="14"
      fontSize="md"
      role="combobox"
      aria-label={texts.search}
      aria-expanded={list.expanded}
      aria-controls={list.expanded ? list.listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={list.activeId}
      placeholder={texts.placeholder}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={LIMITS.searchLength}
      value={value}
      onKeyDown={onKeyDown}
      onChange={(event) => onChange(event.target.value)}
    />
  </HStack>
);

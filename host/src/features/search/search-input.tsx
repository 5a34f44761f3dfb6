import { LIMITS } from '@my-note/contract';
import { CloseButton } from '@my-note/kit/overlays';
import { HStack, Icon } from '@my-note/kit/ui';
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
  /** On phones, where the dialog fills the screen, a button closes it. */
  onClose: (() => void) | undefined;
}

const styles = {
  '& > svg': { color: 'fg.muted', flex: 'none' },
  '& > input': {
    flex: '1',
    minWidth: '0',
    height: '14',
    bg: 'transparent',
    outline: 'none',
    fontSize: 'md',
  },
  '& > input::placeholder': { color: 'fg.muted' },
};

/** The input of the dialog, a combobox for the list below. A plain element, as it renders at every key press. */
export const SearchInput = ({ ref, value, onChange, onKeyDown, onClose, ...list }: SearchInputProps) => (
  <HStack flex="none" paddingX="4" gap="3" borderBottomWidth="1px" borderColor="border" css={styles}>
    <Icon as={Search} size={18} />
    <input
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: the dialog opened to be typed into
      autoFocus
      type="text"
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
    {onClose && <CloseButton aria-label={texts.close} onClick={onClose} />}
  </HStack>
);

import { Box, Button, Icon } from '@my-note/kit/ui';
import { ChevronsUpDown } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { dialogTexts } from '../../dialog-texts.ts';
import { SelectList, type SelectOption } from './select-list.tsx';

interface SearchableSelectProps {
  label: string;
  options: readonly SelectOption[];
  /** Value of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  width?: number | string;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Searchable single-select dropdown (docs/specification/product.md#searchable-select). Choosing the chosen option
 * clears it.
 */
export function SearchableSelect({
  label,
  options,
  value,
  onChange,
  placeholder = dialogTexts.select.placeholder,
  width = '200px',
  onOpenChange,
}: SearchableSelectProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);

  const toggle = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const close = () => {
    toggle(false);
    button.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (open && !(to instanceof Node && event.currentTarget.contains(to))) toggle(false);
  };

  return (
    <Box position="relative" width={width} onBlur={leave}>
      <Button
        ref={button}
        variant="outline"
        colorPalette="gray"
        width="full"
        justifyContent="space-between"
        fontWeight="normal"
        color={chosen ? 'fg' : 'fg.muted'}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${label}: ${chosen?.label ?? placeholder}`}
        onClick={() => (open ? close() : toggle(true))}
      >
        <Box as="span" truncate title={chosen?.label}>
          {chosen?.label ?? placeholder}
        </Box>
        <Icon as={ChevronsUpDown} />
      </Button>
      {open && (
        <SelectList
          label={label}
          options={options}
          value={value}
          onClose={close}
          onChoose={(next) => {
            onChange(next === value ? '' : next);
            close();
          }}
        />
      )}
    </Box>
  );
}

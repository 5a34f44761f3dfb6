import { Input } from '@my-note/kit/forms';
import { isComposing } from '@my-note/kit/ui';
import { type ComponentProps, useEffect, useState } from 'react';

interface TextFieldProps extends Pick<ComponentProps<typeof Input>, 'type' | 'color' | 'placeholder'> {
  label: string;
  value: string;
  /** Enter was pressed, or the field was left with other words in it. */
  onChange: (value: string) => void;
}

/** A field that looks like text until it is used. */
export function TextField({ label, value, onChange, ...props }: TextFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const apply = () => {
    if (typed !== value) onChange(typed);
  };
  return (
    <Input
      size="xs"
      fontSize="sm"
      variant="subtle"
      bg="transparent"
      _hover={{ bg: 'bg.muted' }}
      _focus={{ bg: 'bg.muted' }}
      aria-label={label}
      autoComplete="off"
      value={typed}
      data-typed={typed === value ? undefined : ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter') apply();
        if (event.key === 'Escape') setTyped(value);
      }}
      {...props}
    />
  );
}

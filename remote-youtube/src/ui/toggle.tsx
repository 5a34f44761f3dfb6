import { Button, HStack } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

interface ToggleProps {
  on: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const Toggle = ({ on, onClick, children }: ToggleProps) => (
  <Button
    size="sm"
    variant={on ? 'subtle' : 'ghost'}
    colorPalette={on ? 'accent' : 'gray'}
    aria-pressed={on}
    onClick={onClick}
  >
    {children}
  </Button>
);

interface ToggleGroupProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** Toggles of which exactly one is on. */
export const ToggleGroup = <T extends string>({ label, options, value, onChange }: ToggleGroupProps<T>) => (
  <HStack role="group" aria-label={label} gap="1" wrap="wrap">
    {options.map((option) => (
      <Toggle key={option.value} on={option.value === value} onClick={() => onChange(option.value)}>
        {option.label}
      </Toggle>
    ))}
  </HStack>
);

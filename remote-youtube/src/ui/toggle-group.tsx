import { HStack } from '@my-note/shared-kit/ui';
import { Toggle } from './toggle.tsx';

interface ToggleGroupProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export const ToggleGroup = <T extends string>({ label, options, value, onChange }: ToggleGroupProps<T>) => (
  <HStack role="group" aria-label={label} gap="1" wrap="wrap">
    {options.map((option) => (
      <Toggle key={option.value} on={option.value === value} onClick={() => onChange(option.value)}>
        {option.label}
      </Toggle>
    ))}
  </HStack>
);

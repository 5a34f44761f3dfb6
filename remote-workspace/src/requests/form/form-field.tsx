import { chakra, Stack, Text } from '@my-note/shared-kit/ui';
import { type ReactNode, useId } from 'react';

const Label = chakra('label');

interface Control {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface FormFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** An error that comes by itself, and not with the focus: it is read out. */
  announced?: boolean;
  /** There is nothing to point at, as in a preview. */
  readOnly?: boolean;
  children: (control: Control, labelId: string) => ReactNode;
}

/** A field with its label above it, and below it what is wrong, or else a hint. */
export function FormField({ label, hint, error, announced, readOnly, children }: FormFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const isAlert = announced && error !== undefined;
  return (
    <Stack gap="1.5">
      {readOnly ? (
        <Text id={labelId} fontSize="md" fontWeight="500">
          {label}
        </Text>
      ) : (
        <Label id={labelId} htmlFor={id} fontSize="md" fontWeight="500">
          {label}
        </Label>
      )}
      {children({ id, 'aria-describedby': `${id}-says`, 'aria-invalid': error !== undefined }, labelId)}
      {/* A new one: a text that only becomes an alert is not read out everywhere. */}
      <Text
        key={isAlert ? 'alert' : 'says'}
        role={isAlert ? 'alert' : undefined}
        id={`${id}-says`}
        fontSize="sm"
        color={error === undefined ? 'fg.muted' : 'fg.error'}
      >
        {error ?? hint}
      </Text>
    </Stack>
  );
}

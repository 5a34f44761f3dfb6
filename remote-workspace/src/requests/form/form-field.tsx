import { chakra, Stack, Text } from '@my-note/kit/ui';
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
  /** Screen readers announce the error, because it does not come with the focus. */
  announced?: boolean;
  /** There is no control, as in a preview. */
  readOnly?: boolean;
  children: (control: Control, labelId: string) => ReactNode;
}

/** A field with its label above, and an error or a hint below. */
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
      {/* A new element, because not every screen reader announces one that only becomes an alert. */}
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

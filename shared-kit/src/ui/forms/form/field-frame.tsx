import { HStack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Field } from '../index.tsx';

export interface FieldFrameProps<Name extends string> {
  name: Name;
  label: string;
  /** Shows the label to screen readers alone. */
  isLabelHidden?: boolean;
  /** A line below the control. */
  hint?: ReactNode;
  /** Follows the control in its row, as a button does. */
  aside?: ReactNode;
  required?: boolean;
}

/** Label, hint, and error around a control. */
export function FieldFrame({
  name,
  label,
  isLabelHidden = false,
  hint,
  aside,
  required = false,
  children,
}: FieldFrameProps<string> & { children: ReactElement }) {
  const error = useFormState({ name }).errors[name];
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label srOnly={isLabelHidden}>{label}</Field.Label>
      {aside ? (
        <HStack width="full">
          {children}
          {aside}
        </HStack>
      ) : (
        children
      )}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error && String(error.message)}</Field.ErrorText>
    </Field.Root>
  );
}

import { categoryTitleSchema } from '@my-note/contract';
import { Field, Input } from '@my-note/shared-kit/forms';
import { Text } from '@my-note/shared-kit/ui';
import { useId } from 'react';
import { texts } from '../../texts.ts';

/** The first validation error of a category's title; null when it is valid. */
export function titleError(title: string): string | null {
  const result = categoryTitleSchema.safeParse(title);
  return result.success ? null : (result.error.issues[0]?.message ?? null);
}

interface TitleFieldProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** The error is shown below the form (docs/specification/product.md#new-category). */
export function TitleField({ value, error, onChange }: TitleFieldProps) {
  const errorId = useId();
  return (
    <>
      <Field.Root invalid={error !== null}>
        <Field.Label>{texts.addCategory.name}</Field.Label>
        <Input
          autoComplete="off"
          value={value}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field.Root>
      {error !== null && (
        <Text id={errorId} role="alert" color="fg.error" textStyle="sm">
          {error}
        </Text>
      )}
    </>
  );
}

import { useKeptFocus } from '@my-note/kit/lists';
import { Stack, VisuallyHidden } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

interface StepsProps {
  step: string;
  /** Announced once, so without numbers that change. */
  says: string;
  children: ReactNode;
}

/** One of several steps in the same place; a screen reader announces it, and the focus stays. */
export function Steps({ step, says, children }: StepsProps) {
  const box = useKeptFocus<HTMLDivElement>(step);
  return (
    <Stack ref={box} tabIndex={-1} outline="none" gap="3">
      <VisuallyHidden role="status">{says}</VisuallyHidden>
      {children}
    </Stack>
  );
}

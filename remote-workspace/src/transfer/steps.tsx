import { Stack, VisuallyHidden } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import { useSteadyFocus } from './use-steady-focus.ts';

interface StepsProps {
  /** Which step is shown. */
  step: string;
  /** What is said of it once, without numbers that change. */
  says: string;
  children: ReactNode;
}

/** One of several steps in the same place: it is said which, and the focus stays there. */
export function Steps({ step, says, children }: StepsProps) {
  const part = useSteadyFocus(step);
  return (
    <Stack ref={part} tabIndex={-1} outline="none" gap="3">
      <VisuallyHidden role="status">{says}</VisuallyHidden>
      {children}
    </Stack>
  );
}

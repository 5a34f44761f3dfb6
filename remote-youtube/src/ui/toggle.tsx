import { Button } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';

interface ToggleProps {
  on: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that is pressed or not. */
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

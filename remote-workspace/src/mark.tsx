import { Span } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

/** A word in a frame beside a name: what is special about it. */
export const Mark = ({ children, color = 'fg.muted' }: { children: ReactNode; color?: string }) => (
  <Span
    fontSize="xs"
    fontWeight="500"
    paddingX="1.5"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="sm"
    color={color}
  >
    {children}
  </Span>
);

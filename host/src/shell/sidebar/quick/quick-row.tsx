import { NavLink } from '@my-note/kit/router';
import { Box, chakra, touchTarget } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

const Row = chakra(NavLink);

/** Looks of a row above the tree, link or button. */
export const quickRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  height: 'row',
  width: 'full',
  flex: 'none',
  paddingX: '2.5',
  borderRadius: 'md',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg' },
  ...touchTarget,
} as const;

interface QuickRowProps {
  to: string;
  icon: ReactNode;
  /** One level below another row. */
  inner?: boolean;
  title?: string;
  onGo?: (() => void) | undefined;
  children: ReactNode;
}

export const QuickRow = ({ to, icon, inner, title, onGo, children }: QuickRowProps) => (
  <Row
    to={to}
    end
    title={title}
    onClick={onGo}
    css={quickRow}
    paddingStart={inner ? '9' : undefined}
    // The tree marks the page's own row already.
    _currentPage={{ color: 'accent.fg', fontWeight: '600', bg: inner ? undefined : 'accent.subtle' }}
  >
    {icon}
    <Box as="span" dir="auto" truncate>
      {children}
    </Box>
  </Row>
);

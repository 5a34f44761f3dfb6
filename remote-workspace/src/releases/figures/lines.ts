import type { KeptRelease } from '@my-note/contract/releases';

type Role = KeptRelease['role'];
interface Line {
  color: string;
  /** Told apart without colors too. */
  dash: string;
  border: 'solid' | 'dashed' | 'dotted';
}

/** How the line of a version is drawn. */
export const LINES: Record<Role, Line> = {
  live: { color: 'accent.solid', dash: '0', border: 'solid' },
  canary: { color: 'orange.solid', dash: '6 3', border: 'dashed' },
  previous: { color: 'fg.muted', dash: '2 3', border: 'dotted' },
  kept: { color: 'fg.muted', dash: '2 3', border: 'dotted' },
};

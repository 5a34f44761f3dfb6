import type { Channel } from '@my-note/contract/youtube';
import { useRef } from 'react';

/** How far a refresh is, in channels; undefined while none is under way. */
export function useRefreshProgress(channels: readonly Channel[]): { done: number; all: number } | undefined {
  const left = channels.filter(({ refreshing }) => refreshing).length;
  const most = useRef(0);
  most.current = left === 0 ? 0 : Math.max(most.current, left);
  return left === 0 ? undefined : { done: most.current - left, all: most.current };
}

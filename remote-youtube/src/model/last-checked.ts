import type { Channel } from '@my-note/shared-kit/contract/youtube';

/** When any of the channels was last asked; undefined before the first time. */
export const lastChecked = (channels: readonly Channel[]): string | undefined =>
  channels
    .flatMap(({ checkedAt }) => checkedAt ?? [])
    .sort()
    .at(-1);

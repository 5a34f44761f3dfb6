import { Late, Skeleton, Stack } from '@my-note/kit/ui';
import { accountTexts } from './texts.ts';

/** In place of what a section is made of, until it arrives. */
export const Waiting = () => (
  <Late>
    <Stack role="status" aria-label={accountTexts.loading} gap="3">
      <Skeleton height="5" width="40%" />
      <Skeleton height="9" width="12rem" />
    </Stack>
  </Late>
);

import { Late, Skeleton, Stack } from '@my-note/kit/ui';

/** The shape of a list until it is there. */
export const Waiting = ({ label }: { label: string }) => (
  <Late>
    <Stack role="status" aria-label={label} gap="3">
      <Skeleton height="5" width="60%" />
      <Skeleton height="4" width="85%" />
      <Skeleton height="5" width="45%" />
    </Stack>
  </Late>
);

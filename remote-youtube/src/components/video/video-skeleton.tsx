import { Late, PageGrid, Skeleton, Stack } from '@my-note/kit/ui';

/** Placeholder while the video loads. */
export const VideoSkeleton = () => (
  <Late>
    <PageGrid paddingTop="5">
      <Stack gap="4" maxWidth="48rem" aria-busy="true">
        <Skeleton height="4" width="6rem" />
        <Skeleton aspectRatio="16 / 9" />
        <Skeleton height="6" width="70%" />
      </Stack>
    </PageGrid>
  </Late>
);

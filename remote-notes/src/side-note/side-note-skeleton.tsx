import { Late, Skeleton, Stack } from '@my-note/kit/ui';

const lines = ['100%', '92%', '64%'];

export const SideNoteSkeleton = () => (
  <Late>
    <Stack gap="3" paddingY="4" paddingX={{ md: '4' }} aria-busy>
      <Skeleton height="7" width="60%" marginBottom="2" />
      {lines.map((width) => (
        <Skeleton key={width} height="4" width={width} />
      ))}
    </Stack>
  </Late>
);

import { Box, Flex, Late, Skeleton, Stack } from '@my-note/kit/ui';

/** Placeholder while the videos load. */
export const VideosSkeleton = () => (
  <Late>
    <Box aria-busy="true">
      {['70%', '55%', '80%', '45%'].map((width) => (
        <Flex key={width} gap="4" paddingY="3" borderBottomWidth="1px" borderColor="border">
          <Skeleton width={{ base: '7.5rem', sm: '11rem' }} aspectRatio="16 / 9" />
          <Stack gap="2" flex="1">
            <Skeleton height="4" width={width} />
            <Skeleton height="3" width="9rem" />
          </Stack>
        </Flex>
      ))}
    </Box>
  </Late>
);

import { Box, Flex, Late, Skeleton, Stack } from '@my-note/kit/ui';

/** The skeleton of the list while it loads. */
export const NotificationListSkeleton = () => (
  <Late>
    <Box aria-busy="true">
      <Skeleton height="4" width="4rem" marginBottom="2" />
      {['40%', '55%', '30%'].map((width) => (
        <Flex key={width} gap="3" paddingY="3" borderBottomWidth="1px" borderColor="border">
          <Skeleton boxSize="4" marginTop="1" marginStart="4" />
          <Stack gap="2" flex="1">
            <Skeleton height="4" width={width} />
            <Skeleton height="3" width="70%" />
            <Skeleton height="3" width="5rem" />
          </Stack>
        </Flex>
      ))}
    </Box>
  </Late>
);

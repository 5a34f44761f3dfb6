import { Box, Flex, Late, Skeleton, Stack } from '@my-note/kit/ui';

/** The skeleton of a list while it loads. */
export const RowsSkeleton = () => (
  <Late>
    <Box aria-busy="true">
      {['40%', '55%', '30%'].map((width) => (
        <Flex key={width} gap="3" paddingY="3" borderBottomWidth="1px" borderColor="border">
          <Skeleton boxSize="4" marginTop="1" />
          <Stack gap="2" flex="1">
            <Skeleton height="4" width={width} />
            <Skeleton height="3" width="30%" />
          </Stack>
        </Flex>
      ))}
    </Box>
  </Late>
);

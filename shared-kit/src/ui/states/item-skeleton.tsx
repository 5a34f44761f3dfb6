import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { ItemFrame } from '../item-frame.tsx';

const lines = ['100%', '96%', '99%', '70%'];

/**
 * The shape of a page that is still on its way: its line, its title, and its text where they will be.
 *
 * @example
 * <Late>
 *   <ItemSkeleton />
 * </Late>
 */
export const ItemSkeleton = () => (
  <ItemFrame>
    <Stack gap="0" aria-busy>
      <Flex
        css={{ height: '8', '@media (pointer: coarse)': { height: 'touchTarget' } }}
        marginBottom="4"
        align="center"
      >
        <Skeleton height="5" width="40%" />
      </Flex>
      <Skeleton height="10" width="70%" marginBottom="7" />
      <Stack gap="3">
        {lines.map((width) => (
          <Skeleton key={width} height="4" width={width} />
        ))}
      </Stack>
    </Stack>
  </ItemFrame>
);

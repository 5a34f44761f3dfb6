import { Skeleton, Stack } from '@chakra-ui/react';
import { ItemFrame } from '../item-frame.tsx';

const lines = ['100%', '96%', '99%', '70%'];

/** The shape of a page that is still on its way. */
export const ItemSkeleton = () => (
  <ItemFrame>
    <Stack gap="4" aria-busy>
      <Skeleton height="5" width="40%" />
      <Skeleton height="9" width="70%" marginTop="3" />
      <Skeleton height="4" width="24%" marginBottom="6" />
      {lines.map((width) => (
        <Skeleton key={width} height="4" width={width} />
      ))}
    </Stack>
  </ItemFrame>
);

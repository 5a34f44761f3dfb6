import { Box, chakra } from '@my-note/shared-kit/ui';

/** The picture of a video. Who looks at it is not told to where it comes from. */
export const Thumbnail = ({ address, eager = false }: { address: string; eager?: boolean }) => (
  <Box aspectRatio="16 / 9" bg="bg.muted" borderRadius="md" overflow="hidden">
    <chakra.img
      src={address}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      width="100%"
      height="100%"
      objectFit="cover"
    />
  </Box>
);

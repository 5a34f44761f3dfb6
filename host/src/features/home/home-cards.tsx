import { ExtensionSlot, useExtensions } from '@my-note/kit/federation';
import { Box } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

const frame = (card: ReactNode) => (
  <Box borderWidth="1px" borderColor="border" borderRadius="lg" padding="4">
    {card}
  </Box>
);

/** Cards of remotes on the dashboard: the extension point `home-card`. */
export const HomeCards = () =>
  useExtensions('home-card').map((card) => (
    <ExtensionSlot key={card.remote} extension={card} props={{}} frame={frame} />
  ));

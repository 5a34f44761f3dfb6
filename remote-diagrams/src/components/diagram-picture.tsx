import { Box, chakra } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import type { Picture } from '../draw/to-picture.ts';
import { texts } from '../texts.ts';

/** The diagram as an image: what a writer put into it stays in there. */
export function DiagramPicture({ picture, on }: { picture: Picture; on: 'screen' | 'paper' | 'both' }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  const { width, height, alt } = picture;
  return (
    <Box display={on === 'paper' ? 'none' : 'block'} _print={{ display: on === 'screen' ? 'none' : 'block' }}>
      <Box marginX="auto" style={{ width, maxWidth: '100%', aspectRatio: `${width} / ${height}` }}>
        {address && <chakra.img src={address} alt={alt || texts.diagram} width="full" />}
      </Box>
    </Box>
  );
}

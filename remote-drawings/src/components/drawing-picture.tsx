import { Box, chakra } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { roomOf } from '../scene/bounds.ts';
import { type Scene, wordsOf } from '../scene/read-scene.ts';
import { texts } from '../texts.ts';

/** How Excalidraw itself turns a light drawing dark. */
const DARK = 'invert(93%) hue-rotate(180deg)';

interface DrawingPictureProps {
  scene: Scene;
  /** Undefined until it is drawn. */
  svg: string | undefined;
}

/** A drawing as an image: what its writer put into it stays in there. */
export function DrawingPicture({ scene, svg }: DrawingPictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (svg === undefined) return;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  const { width, height } = roomOf(scene.elements);
  const words = wordsOf(scene);
  return (
    <Box marginX="auto" style={{ width, maxWidth: '100%', aspectRatio: `${width} / ${height}` }}>
      {address && (
        <chakra.img
          src={address}
          alt={words === '' ? texts.drawing : texts.drawingOf(words)}
          width="100%"
          height="100%"
          objectFit="contain"
          _dark={{ filter: DARK, _print: { filter: 'none' } }}
        />
      )}
    </Box>
  );
}

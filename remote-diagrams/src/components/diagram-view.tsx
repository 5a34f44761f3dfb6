import type { FenceViewProps } from '@my-note/kit/federation';
import { Box, Text } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import type { Picture } from '../draw/to-picture.ts';
import { texts } from '../texts.ts';
import { DiagramPicture } from './diagram-picture.tsx';

interface Drawing {
  screen: Picture;
  /** For paper, where it is another one. */
  paper?: Picture;
}

async function drawFor(source: string, theme: FenceViewProps['theme']): Promise<Drawing> {
  const { draw } = await import(/* webpackChunkName: "mermaid" */ '../draw/draw.ts');
  const screen = await draw(source, theme);
  return theme === 'dark' ? { screen, paper: await draw(source, 'light') } : { screen };
}

/** So many drawings are kept, for a block that is drawn again at another place. */
const MOST_KEPT = 30;
const kept = new Map<string, Drawing>();

const keyOf = (source: string, theme: FenceViewProps['theme']) => `${theme} ${source.trim()}`;

async function drawOnce(source: string, theme: FenceViewProps['theme']): Promise<Drawing> {
  const key = keyOf(source, theme);
  const drawing = kept.get(key) ?? (await drawFor(source, theme));
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

/** A Mermaid diagram. The last one that could be drawn stays while its source is being changed. */
export function DiagramView({ source, theme, onDrawn }: FenceViewProps) {
  const [drawing, setDrawing] = useState(() => kept.get(keyOf(source, theme)));
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    let current = true;
    drawOnce(source, theme).then(
      (next) => {
        if (!current) return;
        setDrawing(next);
        setBroken(false);
        onDrawn(true, (next.paper ?? next.screen).svg);
      },
      () => {
        if (!current) return;
        setBroken(true);
        onDrawn(false);
      },
    );
    return () => {
      current = false;
    };
  }, [source, theme, onDrawn]);

  return (
    <Box>
      {drawing && <DiagramPicture picture={drawing.screen} on={drawing.paper ? 'screen' : 'both'} />}
      {drawing?.paper && <DiagramPicture picture={drawing.paper} on="paper" />}
      {broken && (
        <Text role="status" fontSize="sm" color="fg.muted">
          {texts.broken}
        </Text>
      )}
    </Box>
  );
}

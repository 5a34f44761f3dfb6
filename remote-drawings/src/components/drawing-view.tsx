import type { FenceViewProps } from '@my-note/kit/federation';
import { Text } from '@my-note/kit/ui';
import { useEffect, useMemo, useState } from 'react';
import { readScene, type Scene } from '../scene/read-scene.ts';
import { texts } from '../texts.ts';
import { DrawingPicture } from './drawing-picture.tsx';

async function drawNow(scene: Scene): Promise<string> {
  const { draw } = await import(/* webpackChunkName: "excalidraw" */ '../draw/draw.ts');
  return draw(scene);
}

const Note = ({ text }: { text: string }) => (
  <Text role="status" fontSize="sm" color="fg.muted">
    {text}
  </Text>
);

/** A drawing. Its room is there before its picture, so that nothing moves when that comes. */
export function DrawingView({ source, onDrawn }: FenceViewProps) {
  const scene = useMemo(() => readScene(source), [source]);
  const [drawn, setDrawn] = useState<{ scene: Scene; svg?: string }>();

  useEffect(() => {
    let current = true;
    const end = (svg?: string) => {
      if (!current || !scene) return;
      setDrawn({ scene, ...(svg === undefined ? {} : { svg }) });
      onDrawn(svg !== undefined, svg);
    };
    onDrawn(scene !== null);
    if (scene && scene.elements.length > 0) drawNow(scene).then(end, () => end());
    return () => {
      current = false;
    };
  }, [scene, onDrawn]);

  if (!scene || (drawn?.scene === scene && drawn.svg === undefined)) return <Note text={texts.broken} />;
  if (scene.elements.length === 0) return <Note text={texts.empty} />;
  return <DrawingPicture scene={scene} svg={drawn?.svg} />;
}

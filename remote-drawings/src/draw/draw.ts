import { exportToSvg } from '@excalidraw/excalidraw';
import { PADDING } from '../scene/bounds.ts';
import type { Scene } from '../scene/read-scene.ts';
import { sanitized } from './sanitized.ts';

/**
 * A drawing as the XML of an SVG with its fonts inside. An image runs nothing of it and fetches nothing; it is sanitized
 * all the same, because a person may open an image in a tab of its own.
 */
export async function draw({ elements, background }: Scene): Promise<string> {
  const drawn = await exportToSvg({
    // The schema has checked them, and Excalidraw fills in what is left out.
    elements: elements as never,
    appState: { exportBackground: background !== undefined, viewBackgroundColor: background ?? 'white' },
    files: null,
    exportPadding: PADDING,
  });
  return sanitized(drawn);
}

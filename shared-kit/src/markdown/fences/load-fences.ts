import type { Drawing } from './drawing.tsx';
import type { drawnHeight } from './drawn-heights.ts';
import type { FenceEditor } from './fence-editor.tsx';

interface FenceParts {
  Drawing: typeof Drawing;
  FenceEditor: typeof FenceEditor;
  drawnHeight: typeof drawnHeight;
}

export const importFences = () => import(/* webpackChunkName: "fences" */ './fences.tsx');

/**
 * Loads how remotes draw and edit a code block of one language: `Drawing`, `FenceEditor`, and the height that a drawing
 * had. Needed once a remote is on that fills `fence/<language>`.
 *
 * @example
 * function Block({ extension, source }: { extension: Extension<'fence/weather'>; source: string }) {
 *   const { value } = useImport(loadFences);
 *   const [isDrawn, setIsDrawn] = useState(false);
 *   return (
 *     <>
 *       {!isDrawn && <pre>{source}</pre>}
 *       {value && <value.Drawing {...{ extension, source }} language="weather" onDrawn={setIsDrawn} />}
 *     </>
 *   );
 * }
 */
export const loadFences = (): Promise<FenceParts> => importFences();

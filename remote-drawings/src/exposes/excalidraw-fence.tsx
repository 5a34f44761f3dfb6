import type { FenceModule } from '@my-note/kit/federation';
import { writeScene } from '../scene/write-scene.ts';
import { texts } from '../texts.ts';

export { DrawingView as Component } from '../components/drawing-view.tsx';
export { DrawingEditor as Editor } from '../editor/drawing-editor.tsx';

/** The entry of the editor's menu. */
export const insert: FenceModule['insert'] = { ...texts.insert, source: writeScene([], 'white') };

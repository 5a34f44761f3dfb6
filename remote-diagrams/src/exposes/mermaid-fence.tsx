import type { FenceModule } from '@my-note/kit/federation';
import { texts } from '../texts.ts';

export { DiagramView as Component } from '../components/diagram-view.tsx';

/** The entry of the editor's menu. */
export const slash: FenceModule['slash'] = {
  ...texts.slash,
  template: 'flowchart LR\n  A[Start] --> B{Choose}\n  B --> C[One]\n  B --> D[Other]',
};

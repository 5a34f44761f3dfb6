import type { FenceModule } from '@my-note/kit/federation';
import { texts } from '../texts.ts';

export { DiagramView as Component } from '../components/diagram-view.tsx';

export const insert: FenceModule['insert'] = {
  ...texts.insert,
  source: 'flowchart LR\n  A[Start] --> B{Choose}\n  B --> C[One]\n  B --> D[Other]',
};

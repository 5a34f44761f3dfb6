import type { SourceEditor } from './source/source-editor.ts';
import type { VisualEditor } from './visual/visual-editor.ts';

export type AnyEditor = { mode: 'visual'; editor: VisualEditor } | { mode: 'source'; editor: SourceEditor };

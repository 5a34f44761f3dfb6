import type { SourceEditor } from './source/source-editor.ts';
import type { VisualEditor } from './visual/visual-editor.ts';

/** The editor that is mounted, with its mode. */
export type AnyEditor = { mode: 'visual'; editor: VisualEditor } | { mode: 'source'; editor: SourceEditor };

import { toast } from '@my-note/shared-kit/ui';
import { lazyComponent } from '../components/lazy-component.tsx';
import { texts } from '../texts.ts';
import { SourceToolbar } from './toolbar/source-toolbar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import type { OpenEditor } from './use-open-editor.ts';

/** Starts the download of what finds words in a text. */
export const loadFindBar = async () => (await import('./find/find-bar.tsx')).FindBar;
const LazyFindBar = lazyComponent({
  load: loadFindBar,
  onFail: ({ onClose }) => {
    toast({ title: texts.dialogFailed, type: 'error' });
    onClose();
  },
});

/** The tools of an open editor, or in their place what finds words in its text. */
export function EditorToolbar({ open }: { open: OpenEditor }) {
  const { editor, mode, formatting, finding, find, stopFinding, switchTo } = open;
  if (!editor) return null;
  if (finding) return <LazyFindBar key={mode} finder={editor.editor.finder} onClose={stopFinding} />;
  return editor.mode === 'visual' ? (
    <Toolbar
      editor={editor.editor}
      formatting={formatting}
      onFind={find}
      onSource={() => void switchTo('source')}
    />
  ) : (
    <SourceToolbar editor={editor.editor} onFind={find} onVisual={() => void switchTo('visual')} />
  );
}

import { lazyDialog } from '../components/lazy-component.tsx';
import { SourceToolbar } from './toolbar/source-toolbar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import type { OpenEditor } from './use-open-editor.ts';

export const loadFindBar = async () => (await import('./find/find-bar.tsx')).FindBar;
const LazyFindBar = lazyDialog(loadFindBar, ({ onClose }) => onClose());

/** Whether something is open that stands in the place of the toolbar. */
export const hasPanel = ({ finding, formatting }: OpenEditor): boolean =>
  finding || [...formatting].some((name) => /^(image|html):/.test(name));

/** The toolbar of the open editor; the find bar takes its place. */
export function EditorToolbar({ open }: { open: OpenEditor }) {
  const { editor, mode, formatting, finding, find, stopFinding, openForm, setOpenForm, switchTo } = open;
  if (!editor) return null;
  if (finding) return <LazyFindBar key={mode} finder={editor.editor.finder} onClose={stopFinding} />;
  return editor.mode === 'visual' ? (
    <Toolbar
      editor={editor.editor}
      formatting={formatting}
      openForm={openForm}
      onForm={setOpenForm}
      onFind={find}
      onSource={() => void switchTo('source')}
    />
  ) : (
    <SourceToolbar editor={editor.editor} onFind={find} onVisual={() => void switchTo('visual')} />
  );
}

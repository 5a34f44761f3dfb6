import type { Node } from '@milkdown/kit/prose/model';
import { useImport } from '@my-note/kit/federation';
import { loadFences } from '@my-note/kit/markdown';
import { useStore } from '@my-note/kit/state';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { isEditorAsked } from '../ask-for-editor.ts';
import type { FencesByLanguage } from '../fence.ts';
import { FenceDialog } from './fence-dialog.tsx';
import { createFenceDrawer, type FenceDrawer, type SeenFence } from './fence-drawer.ts';
import { FenceDrawing, type FenceParts } from './fence-drawing.tsx';
import { watchFenceKeys } from './fence-keys.ts';
import { saveSource } from './save-source.ts';

interface DrawnFencesProps {
  editor: VisualEditor;
  fences: FencesByLanguage;
  /** As the editor opened. */
  firstDoc: Node;
}

interface Edited {
  id: number;
  language: string;
  source: string;
}

interface DrawnProps extends Omit<DrawnFencesProps, 'firstDoc'> {
  parts: FenceParts;
  drawer: FenceDrawer;
}

function Drawn({ editor, fences, parts, drawer }: DrawnProps) {
  const view = editor.view();
  const shown = useStore(drawer.store, (state) => state.fences);
  const [edited, setEdited] = useState<Edited | null>(null);
  const edit = ({ id, language, node }: SeenFence) => setEdited({ id, language, source: node.textContent });
  const filledBy = edited && fences.get(edited.language);

  useEffect(() => {
    const asked = shown.find(
      ({ language, node }) => fences.get(language)?.module.Editor && isEditorAsked(node),
    );
    if (asked) setEdited({ id: asked.id, language: asked.language, source: asked.node.textContent });
  }, [shown, fences]);

  const close = () => {
    setEdited(null);
    view.focus();
  };
  return (
    <>
      {shown.map((fence) => {
        const own = fences.get(fence.language);
        if (!own) return null;
        const props = { fence, filledBy: own, parts, drawer, onEdit: () => edit(fence) };
        return createPortal(<FenceDrawing {...props} />, fence.place, String(fence.id));
      })}
      {edited && filledBy && (
        <FenceDialog
          {...edited}
          filledBy={filledBy}
          parts={parts}
          onSave={(source) => {
            saveSource(view, drawer.find(edited.id), edited.language, source);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function Drawer({ editor, fences, parts, firstDoc }: DrawnFencesProps & { parts: FenceParts }) {
  const latest = useRef(fences);
  const [drawer, setDrawer] = useState<FenceDrawer>();

  useEffect(() => {
    const view = editor.view();
    const made = createFenceDrawer(view, {
      isFilled: (language) => latest.current.has(language),
      isKnown: ({ language, node }) => parts.drawnHeight(language, node.textContent) !== undefined,
      isStart: view.state.doc === firstDoc,
    });
    const stop = watchFenceKeys(view, made);
    view.setProps({ decorations: made.decorate });
    setDrawer(made);
    return () => {
      stop();
      if (!view.isDestroyed) view.setProps({ decorations: undefined });
    };
  }, [editor, parts, firstDoc]);
  useEffect(() => {
    latest.current = fences;
    drawer?.refresh();
  }, [fences, drawer]);

  return drawer && <Drawn {...{ editor, fences, parts, drawer }} />;
}

/** The code blocks that remotes draw, in the visual editor. */
export function DrawnFences(props: DrawnFencesProps) {
  // Without a connection the source stays.
  const { value } = useImport(loadFences);
  return value ? <Drawer {...props} parts={value} /> : null;
}

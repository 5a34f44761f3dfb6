import { Box } from '@my-note/shared-kit/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import { editorLook } from './editor-look.ts';
import type { Formatting } from './formatting.ts';
import { createMarkdownEditor, type MarkdownEditor } from './markdown-editor.ts';

/** Milliseconds between a key and its Markdown; with the journal's own delay under half a second. */
const SERIALISE_AFTER = 150;

interface EditorSurfaceProps {
  content: string;
  onChange: (markdown: string) => void;
  /** Takes a function that hands over what was typed last, before its time. */
  attach: (handPending: () => void) => () => void;
  onFormatting: (formatting: Formatting) => void;
  /** Called with the editor when it can be used, and with null when it is gone. */
  onReady: (editor: MarkdownEditor | null) => void;
}

const look = editorLook(texts.editor.placeholder);

/** Mounts the editor once with its first content; a remount shows another. */
export function EditorSurface({ content, onChange, attach, onFormatting, onReady }: EditorSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onChange, onFormatting, onReady });
  handlers.current = { onChange, onFormatting, onReady };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content on screen belongs to the writer from here on
  useEffect(() => {
    if (!host.current) return;
    // Each run has an element of its own: the one before may still be taking itself down.
    const root = document.createElement('div');
    host.current.append(root);
    let editor: MarkdownEditor | null = null;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const hand = () => {
      clearTimeout(timer);
      timer = undefined;
      if (editor) handlers.current.onChange(editor.markdown());
    };
    const handPending = () => {
      if (timer !== undefined) hand();
    };
    void createMarkdownEditor({
      root,
      content,
      label: texts.editor.content,
      onEdit: () => {
        timer ??= setTimeout(hand, SERIALISE_AFTER);
      },
      onFormatting: (formatting) => handlers.current.onFormatting(formatting),
    }).then((made) => {
      if (gone) {
        made.destroy();
        return;
      }
      editor = made;
      handlers.current.onReady(made);
    });
    const detach = attach(handPending);
    return () => {
      handPending();
      gone = true;
      detach();
      handlers.current.onReady(null);
      editor?.destroy();
      root.remove();
    };
  }, []);

  return <Box ref={host} css={{ '& > div': look }} />;
}

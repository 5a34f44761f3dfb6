import { Box, toast } from '@my-note/shared-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editor-texts.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import type { NoteText } from '../model/save-types.ts';
import type { AnyEditor } from './any-editor.ts';
import type { EditorMode, TextEditor } from './base/text-editor.ts';
import { editorStyles } from './editor-styles.ts';
import { EditorUnavailable } from './editor-unavailable.tsx';
import type { OnLinkClick } from './links/link-click.ts';
import { createPasteRunner } from './paste/paste-in-chunks.ts';
import { applyInsertion, createInsertion, type TextInsertion } from './paste/text-insertion.ts';
import type { SuggestionState } from './suggest/suggestion-state.ts';
import type { Formatting } from './visual/formatting.ts';
import { createVisualEditor } from './visual/visual-editor.ts';

/** The Markdown is serialized at each key while that takes at most this long, in milliseconds … */
const QUICK = 4;
/** … in the fastest of this many measurements, because a busy device may slow down single ones … */
const TIMES = 3;
/** … and otherwise after this delay. With the journal's own delay that is below half a second. */
const SERIALISE_AFTER = 90;
/** Delay before the source editor is preloaded, so that it can also be opened offline. */
const SOURCE_AFTER = 2000;

interface EditorSurfaceProps {
  mode: EditorMode;
  autosave: Autosave;
  suggestionState: SuggestionState;
  onFormatting: (formatting: Formatting) => void;
  /** Called with the editor when it can be used, and with null when it is destroyed. */
  onReady: (editor: AnyEditor | null) => void;
  /** The visual editor would change the meaning of the text. */
  onUnsupported: () => void;
  /** Undefined when the visual editor cannot open the text either. */
  onSourceUnavailable: (() => void) | undefined;
  onLink?: OnLinkClick;
  /** Progress of a long paste, from 0 to 1; null when there is none. */
  onPasting: (done: number | null) => void;
  /** The text became too long for this editor. Null when the note already contains the pasted text. */
  onTooLong: (text: TextInsertion | null) => void;
  /** Returns and clears the pasted text that the editor, once created, has to insert. */
  takePendingInsertion: () => TextInsertion | null;
}

const styles = editorStyles(editorTexts.placeholder);
const loadSource = () => import(/* webpackChunkName: 'source-editor' */ './source/source-editor.ts');

/** Mounts the editor of a mode with the note's text. */
export function EditorSurface({ mode, autosave, suggestionState, ...props }: EditorSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  handlers.current = props;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!host.current || failed) return;
    // An element for each run, because the previous editor may still be removing itself.
    const root = document.createElement('div');
    host.current.append(root);
    let editor: TextEditor | null = null;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sourceTimer: ReturnType<typeof setTimeout> | undefined;
    let costs = [0];
    let long = handlers.current.takePendingInsertion();

    const hand = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!editor) return;
      const started = performance.now();
      const content = editor.markdown();
      costs = [...costs, performance.now() - started].slice(-TIMES);
      autosave.edit({ content });
    };
    const flushPendingInput = () => {
      if (timer !== undefined) hand();
    };
    const pasteRunner = createPasteRunner({
      onProgress: (done) => handlers.current.onPasting(done),
      onDone: (markdown, paste) => {
        if (paste.fits(markdown)) paste.insert(markdown);
        else {
          flushPendingInput();
          handlers.current.onTooLong(createInsertion(autosave.get().text.content, paste.around(), markdown));
        }
      },
    });
    /** Inserts a long paste that is still in progress when the editor closes. */
    const keepLong = () => {
      flushPendingInput();
      const { content } = autosave.get().text;
      const paste = pasteRunner.finish();
      const late = paste ? createInsertion(content, paste.around, paste.markdown) : long;
      long = null;
      if (late) autosave.edit({ content: applyInsertion(content, late) });
      if (paste) handlers.current.onTooLong(null);
    };
    const parts = {
      root,
      content: autosave.get().text.content,
      suggestionState,
      onLink: (href: string) => handlers.current.onLink?.(href) ?? false,
      onEdit: () => {
        if (Math.min(...costs) <= QUICK) hand();
        else timer ??= setTimeout(hand, SERIALISE_AFTER);
      },
    };
    const show = ({ content }: NoteText) => {
      if (!editor || editor.markdown() === content) return;
      try {
        if (editor.apply(content)) return;
      } catch (error) {
        // The editor would keep the previous text and overwrite the new one.
        console.error(error);
      }
      editor.destroy();
      editor = null;
      handlers.current.onUnsupported();
    };
    const make = async (): Promise<AnyEditor | null> => {
      if (mode === 'source') {
        const { createSourceEditor } = await loadSource();
        if (gone) return null;
        return { mode, editor: createSourceEditor(parts) };
      }
      const onFormatting = (formatting: Formatting) => handlers.current.onFormatting(formatting);
      const made = await createVisualEditor({ ...parts, onFormatting, onLongPaste: pasteRunner.start });
      return made && { mode, editor: made };
    };
    const start = async () => {
      const made = await make();
      if (gone) {
        made?.editor.destroy();
        return;
      }
      if (!made) {
        handlers.current.onUnsupported();
        return;
      }
      editor = made.editor;
      // The text may have changed while the editor was created.
      show(autosave.get().text);
      handlers.current.onReady(made);
      if (long && made.mode === 'source') made.editor.replace(long);
      long = null;
      if (mode === 'visual') sourceTimer = setTimeout(() => loadSource().catch(() => {}), SOURCE_AFTER);
    };
    start().catch(() => {
      if (gone) return;
      const { onSourceUnavailable } = handlers.current;
      if (onSourceUnavailable) {
        toast({ title: editorTexts.sourceFailed, type: 'error' });
        onSourceUnavailable();
      } else setFailed(true);
    });
    const detach = autosave.attach({
      flushPendingInput,
      flushAllInput: keepLong,
      showText: show,
      isComposing: () => editor?.composing() ?? false,
    });
    return () => {
      keepLong();
      gone = true;
      clearTimeout(sourceTimer);
      detach();
      handlers.current.onReady(null);
      editor?.destroy();
      root.remove();
    };
  }, [mode, autosave, suggestionState, failed]);

  if (failed) return <EditorUnavailable autosave={autosave} onRetry={() => setFailed(false)} />;
  return <Box ref={host} css={{ '& > div': styles }} />;
}

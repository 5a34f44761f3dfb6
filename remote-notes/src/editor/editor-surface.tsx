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

/** A key's Markdown is made at once while that takes no longer than this, in milliseconds … */
const QUICK = 4;
/** So many times are looked at: on a busy device a single one may be long for reasons of its own. */
const TIMES = 3;
/** … and else this much later; with the journal's own delay under half a second. */
const SERIALISE_AFTER = 90;
/** This long after the visual editor is there, the other is downloaded too: it may be asked for without a network. */
const SOURCE_AFTER = 2000;

interface EditorSurfaceProps {
  mode: EditorMode;
  autosave: Autosave;
  suggestionState: SuggestionState;
  onFormatting: (formatting: Formatting) => void;
  /** Called with the editor when it can be used, and with null when it is gone. */
  onReady: (editor: AnyEditor | null) => void;
  /** The visual editor would change what the text means. */
  onUnsupported: () => void;
  /** The source cannot be loaded, and the visual editor would do. */
  onSourceUnavailable: (() => void) | undefined;
  onLink?: OnLinkClick;
  /** How much of a long paste is ready, from 0 to 1; null when none is under way. */
  onPasting: (done: number | null) => void;
  /** A text is too long for this editor; null when it is in the note already. */
  onTooLong: (text: TextInsertion | null) => void;
  /** What was too long, for the editor that is made now. */
  takePendingInsertion: () => TextInsertion | null;
}

const styles = editorStyles(editorTexts.placeholder);
const loadSource = () => import(/* webpackChunkName: 'source-editor' */ './source/source-editor.ts');

/** Mounts an editor with the note's text; another mode is another mount. */
export function EditorSurface({ mode, autosave, suggestionState, ...props }: EditorSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  handlers.current = props;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!host.current || failed) return;
    // Each run has an element of its own: the one before may still be taking itself down.
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
    /** A long text that is on its way when the note is left comes into it all the same. */
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
        // It would go on with the previous text, and write over this one.
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
      // What came while it was made.
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

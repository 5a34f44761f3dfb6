import { noteDirection } from '@my-note/kit/markdown';
import { Box, toast } from '@my-note/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editor-texts.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import type { NoteText } from '../model/save-types.ts';
import type { AnyEditor } from './any-editor.ts';
import { afterPaint } from './base/after-paint.ts';
import type { EditorMode, TextEditor } from './base/text-editor.ts';
import { editorStyles } from './editor-styles.ts';
import { EditorUnavailable } from './editor-unavailable.tsx';
import type { OnLinkClick } from './links/link-click.ts';
import { createPasteRunner } from './paste/paste-in-chunks.ts';
import { applyInsertion, createInsertion } from './paste/text-insertion.ts';
import { sourceEditor } from './source/lazy-source-editor.ts';
import type { SuggestionState } from './suggest/suggestion-state.ts';
import type { EditorCallbacks } from './use-open-editor.ts';
import type { Formatting } from './visual/formatting.ts';
import { takePrepared } from './visual/prepared-editor.ts';
import { createVisualEditor } from './visual/visual-editor.ts';

/** A text up to this length is short. In UTF-16 units. */
const SHORT = 50_000;
/** The Markdown of a short text is serialized at each key while that takes at most this long, in milliseconds … */
const FAST_MS = 4;
/** … in the fastest of this many measurements, because a busy device may slow down single ones. Otherwise it waits until the key is painted. */
const MEASUREMENTS = 3;
/** Delay before the source editor is preloaded, so that it can also be opened offline. */
const PRELOAD_DELAY_MS = 2000;

interface EditorSurfaceProps extends EditorCallbacks {
  mode: EditorMode;
  autosave: Autosave;
  suggestionState: SuggestionState;
  onLink?: OnLinkClick;
}

const styles = editorStyles(editorTexts.placeholder);

/** Mounts the editor of a mode with the note's text. */
export function EditorSurface({ mode, autosave, suggestionState, ...props }: EditorSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  handlers.current = props;
  const [failed, setFailed] = useState(false);
  const [direction] = useState(() => noteDirection(autosave.get().text.content));

  useEffect(() => {
    if (!host.current || failed) return;
    // An element for each run, because the previous editor may still be removing itself.
    const { content } = autosave.get().text;
    const prepared = mode === 'visual' ? takePrepared(content, suggestionState) : null;
    const root = prepared?.root ?? document.createElement('div');
    host.current.append(root);
    let editor: TextEditor | null = null;
    let disposed = false;
    let cancelSending: (() => void) | undefined;
    let preloadTimer: ReturnType<typeof setTimeout> | undefined;
    let durations = [0];
    let pendingInsertion = handlers.current.takePendingInsertion();

    const sendText = () => {
      cancelSending?.();
      cancelSending = undefined;
      if (!editor) return;
      const started = performance.now();
      const content = editor.markdown();
      durations = [...durations, performance.now() - started].slice(-MEASUREMENTS);
      autosave.edit({ content });
    };
    const flushPendingInput = () => {
      if (cancelSending) sendText();
    };
    const pasteRunner = createPasteRunner({
      onProgress: (done) => handlers.current.onPasting(done),
      onDone: (markdown, paste) => {
        if (paste.fits(markdown)) {
          paste.insert(markdown);
          return;
        }
        flushPendingInput();
        handlers.current.onTooLong(createInsertion(autosave.get().text.content, paste.around(), markdown));
      },
    });
    /** Inserts a long paste that is still in progress when the editor closes. */
    const flushAllInput = () => {
      flushPendingInput();
      const { content } = autosave.get().text;
      const paste = pasteRunner.finish();
      const insertion = paste ? createInsertion(content, paste.around, paste.markdown) : pendingInsertion;
      pendingInsertion = null;
      if (insertion) autosave.edit({ content: applyInsertion(content, insertion) });
      if (paste) handlers.current.onTooLong(null);
    };
    const showText = ({ content }: NoteText) => {
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
    const options = {
      root,
      content,
      suggestionState,
      onLink: (href: string) => handlers.current.onLink?.(href) ?? false,
      onEdit: () => {
        const isShort = autosave.get().text.content.length <= SHORT;
        if (isShort && Math.min(...durations) <= FAST_MS) sendText();
        else cancelSending ??= afterPaint(sendText);
      },
    };
    const createEditor = async (): Promise<AnyEditor | null> => {
      if (mode === 'source') {
        const { createSourceEditor } = await sourceEditor.load();
        return disposed ? null : { mode, editor: createSourceEditor(options) };
      }
      const onFormatting = (formatting: Formatting) => handlers.current.onFormatting(formatting);
      const onLinkKey = () => handlers.current.onLinkKey();
      const onLongPaste = pasteRunner.start;
      const events = { ...options, onFormatting, onLinkKey, onLongPaste };
      const visual = await (prepared?.use(events) ?? createVisualEditor(events));
      return visual && { mode, editor: visual };
    };
    const mount = async () => {
      const created = await createEditor();
      if (disposed) {
        created?.editor.destroy();
        return;
      }
      if (!created) {
        handlers.current.onUnsupported();
        return;
      }
      editor = created.editor;
      // The text may have changed while the editor was created.
      showText(autosave.get().text);
      handlers.current.onReady(created);
      if (pendingInsertion && created.mode === 'source') created.editor.replace(pendingInsertion);
      pendingInsertion = null;
      if (mode === 'visual')
        preloadTimer = setTimeout(() => sourceEditor.load().catch(() => {}), PRELOAD_DELAY_MS);
    };
    mount().catch(() => {
      if (disposed) return;
      const { onSourceUnavailable } = handlers.current;
      if (!onSourceUnavailable) {
        setFailed(true);
        handlers.current.onFailed();
        return;
      }
      toast({ title: editorTexts.sourceFailed, type: 'error' });
      onSourceUnavailable();
    });
    const isComposing = () => editor?.composing() ?? false;
    const detach = autosave.attach({ flushPendingInput, flushAllInput, showText, isComposing });
    return () => {
      flushAllInput();
      disposed = true;
      clearTimeout(preloadTimer);
      detach();
      handlers.current.onReady(null);
      editor?.destroy();
      root.remove();
    };
  }, [mode, autosave, suggestionState, failed]);

  if (failed) return <EditorUnavailable autosave={autosave} onRetry={() => setFailed(false)} />;
  return <Box ref={host} dir={direction} css={{ '& > div': styles }} />;
}

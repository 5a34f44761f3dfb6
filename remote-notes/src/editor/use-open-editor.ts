import { canBeParsed } from '@my-note/shared-kit/markdown';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScrollAnchorsRef } from '../components/note-page/use-scroll-anchors.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import type { AnyEditor } from './any-editor.ts';
import { type EditorMode, VISUAL_MAX_LENGTH } from './base/text-editor.ts';
import { waitForUploads } from './images/uploads.ts';
import type { TextInsertion } from './paste/text-insertion.ts';
import { createSuggestionState } from './suggest/suggestion-state.ts';
import type { Formatting } from './visual/formatting.ts';

// What cannot be parsed as Markdown opens as source.
const modeFor = (content: string): EditorMode =>
  content.length > VISUAL_MAX_LENGTH || !canBeParsed(content) ? 'source' : 'visual';

/** Where the cursor goes in a new editor; null leaves the focus where it is. */
type Start = number | 'end' | ScrollAnchorsRef | null;

/** State and actions of the editor of an autosave. `start`: where the cursor goes first. */
export function useOpenEditor(autosave: Autosave, start: Start) {
  const [editor, setEditor] = useState<AnyEditor | null>(null);
  const [mode, setMode] = useState<EditorMode>(() => modeFor(autosave.get().text.content));
  const [unsupported, setUnsupported] = useState(false);
  const [formatting, setFormatting] = useState<Formatting>(new Set());
  const [closing, setClosing] = useState(false);
  const [finding, setFinding] = useState(false);
  const [pasteProgress, setPasteProgress] = useState<number | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const pendingInsertion = useRef<TextInsertion | null>(null);
  const [suggestionState] = useState(createSuggestionState);
  const shown = useRef(true);
  const latest = useRef(editor);
  latest.current = editor;
  const next = useRef(start);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const find = useCallback(() => setFinding(true), []);
  const stopFinding = useCallback(() => {
    setFinding(false);
    editor?.editor.focus();
  }, [editor]);

  /** Runs something that has to finish before the editor closes; false when the editor was closed meanwhile. */
  const settle = async (work: () => Promise<void>) => {
    if (closing) return false;
    setClosing(true);
    try {
      await work();
    } finally {
      setClosing(false);
    }
    return shown.current;
  };

  const switchTo = async (wanted: EditorMode) => {
    // The other mode does not know about running uploads.
    if (!(await settle(waitForUploads))) return;
    const previous = latest.current?.editor;
    next.current = previous?.cursorTouched() ? previous.cursorOffset() : 'end';
    const possible = wanted === 'source' || canBeParsed(autosave.get().text.content);
    setUnsupported(!possible);
    setTooLong(false);
    setFinding(false);
    setMode(possible ? wanted : 'source');
  };

  const take = (made: AnyEditor | null) => {
    setEditor(made);
    if (!made) return;
    const { current: to } = next;
    next.current = start;
    if (typeof to === 'number') made.editor.setCursorOffset(to);
    else if (to === 'end') made.editor.focusEnd();
    else if (to) made.editor.scrollToAnchors(to.current);
  };

  return {
    editor,
    mode,
    unsupported,
    /** The text became too long for the visual editor with a paste. */
    isTooLong,
    /** Progress of a long paste, from 0 to 1; null when there is none. */
    pasteProgress,
    formatting,
    suggestionState,
    closing,
    settle,
    switchTo,
    finding,
    find,
    stopFinding,
    surface: {
      onReady: take,
      onFormatting: setFormatting,
      onPasting: setPasteProgress,
      onTooLong: (text: TextInsertion | null) => {
        pendingInsertion.current = text;
        next.current = null;
        setTooLong(true);
        setFinding(false);
        setMode('source');
      },
      takePendingInsertion: () => {
        const text = pendingInsertion.current;
        pendingInsertion.current = null;
        return text;
      },
      onUnsupported: () => {
        setUnsupported(true);
        setMode('source');
      },
      onSourceUnavailable:
        mode === 'source' && !unsupported && modeFor(autosave.get().text.content) === 'visual'
          ? () => setMode('visual')
          : undefined,
    },
  };
}

export type OpenEditor = ReturnType<typeof useOpenEditor>;

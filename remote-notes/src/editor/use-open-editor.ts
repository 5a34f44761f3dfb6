import { canBeParsed } from '@my-note/shared-kit/markdown';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptPlace } from '../components/note-page/use-scroll-anchors.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import { uploadsDone } from './images/uploads.ts';
import type { LongText } from './paste/text-insertion.ts';
import { createSuggesting } from './suggest/suggestion-state.ts';
import { type AnyEditor, type EditorMode, VISUAL_AT_MOST } from './text-editor.ts';
import type { Formatting } from './visual/formatting.ts';

// What cannot be shown as Markdown cannot be written in the visual editor either.
const modeFor = (content: string): EditorMode =>
  content.length > VISUAL_AT_MOST || !canBeParsed(content) ? 'source' : 'visual';

/** Where the cursor goes when an editor is there: to what was in sight, else to the start; null leaves the focus where it is. */
type Start = number | 'end' | KeptPlace | null;

/** An editor over a saver: in which mode it is, what stands at its cursor, what is under way. `start`: at first. */
export function useOpenEditor(saver: Autosave, start: Start) {
  const [editor, setEditor] = useState<AnyEditor | null>(null);
  const [mode, setMode] = useState<EditorMode>(() => modeFor(saver.get().text.content));
  const [unkept, setUnkept] = useState(false);
  const [formatting, setFormatting] = useState<Formatting>(new Set());
  const [closing, setClosing] = useState(false);
  const [finding, setFinding] = useState(false);
  const [pasting, setPasting] = useState<number | null>(null);
  const [isLong, setLong] = useState(false);
  const long = useRef<LongText | null>(null);
  const [suggesting] = useState(createSuggesting);
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

  /** Ends what is on screen with nothing under way; false when somebody else did so meanwhile. */
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
    // The other mode knows nothing of images on their way.
    if (!(await settle(uploadsDone))) return;
    const former = latest.current?.editor;
    next.current = former?.entered() ? former.place() : 'end';
    const possible = wanted === 'source' || canBeParsed(saver.get().text.content);
    setUnkept(!possible);
    setLong(false);
    setFinding(false);
    setMode(possible ? wanted : 'source');
  };

  const take = (made: AnyEditor | null) => {
    setEditor(made);
    if (!made) return;
    const { current: to } = next;
    next.current = start;
    if (typeof to === 'number') made.editor.goTo(to);
    else if (to === 'end') made.editor.focusEnd();
    else if (to) made.editor.showPlace(to.current);
  };

  return {
    editor,
    mode,
    unkept,
    /** A long text was pasted, for which this is shown as source. */
    isLong,
    /** How much of a long paste is ready, from 0 to 1. */
    pasting,
    formatting,
    suggesting,
    closing,
    settle,
    switchTo,
    finding,
    find,
    stopFinding,
    /** What the surface tells. */
    surface: {
      onReady: take,
      onFormatting: setFormatting,
      onPasting: setPasting,
      onLong: (text: LongText | null) => {
        long.current = text;
        next.current = null;
        setLong(true);
        setFinding(false);
        setMode('source');
      },
      takeLong: () => {
        const text = long.current;
        long.current = null;
        return text;
      },
      onUnkept: () => {
        setUnkept(true);
        setMode('source');
      },
      onSourceMissing:
        mode === 'source' && !unkept && modeFor(saver.get().text.content) === 'visual'
          ? () => setMode('visual')
          : undefined,
    },
  };
}

export type OpenEditor = ReturnType<typeof useOpenEditor>;

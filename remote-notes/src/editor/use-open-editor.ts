import { canBeParsed } from '@my-note/kit/markdown';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Autosave } from '../model/autosave/autosave.ts';
import type { AnyEditor } from './any-editor.ts';
import { type EditorMode, VISUAL_MAX_LENGTH } from './base/text-editor.ts';
import { waitForUploads } from './files/uploads/running-uploads.ts';
import type { TextInsertion } from './paste/text-insertion.ts';
import { createSuggestionState } from './suggest/suggestion-state.ts';
import type { Formatting } from './visual/formatting.ts';
import { preparedFor } from './visual/prepared-editor.ts';

// What cannot be parsed as Markdown opens as source.
const modeFor = (content: string): EditorMode =>
  preparedFor(content) || (content.length <= VISUAL_MAX_LENGTH && canBeParsed(content)) ? 'visual' : 'source';

/** What the editor's surface reports. */
export interface EditorCallbacks {
  /** Called with the editor when it can be used, and with null when it is destroyed. */
  onReady: (editor: AnyEditor | null) => void;
  /** No editor could be loaded. */
  onFailed: () => void;
  onFormatting: (formatting: Formatting) => void;
  /** Ctrl+K was pressed with text to link. */
  onLinkKey: () => void;
  /** Progress of a long paste, from 0 to 1; null when there is none. */
  onPasting: (progress: number | null) => void;
  /** The text became too long for this editor. Null when the note already contains the pasted text. */
  onTooLong: (insertion: TextInsertion | null) => void;
  /** Returns and clears the pasted text that the editor, once created, has to insert. */
  takePendingInsertion: () => TextInsertion | null;
  /** The visual editor would change the meaning of the text. */
  onUnsupported: () => void;
  /** Undefined when the visual editor cannot open the text either. */
  onSourceUnavailable: (() => void) | undefined;
}

/** Where the cursor goes in a new editor; null leaves the focus where it is. */
type Start = number | 'end' | null;

/**
 * State and actions of the editor of an autosave.
 *
 * @param begin puts the cursor into the first editor; it is called with null when none could be loaded
 */
export function useOpenEditor(autosave: Autosave, begin: (ready: AnyEditor | null) => void = () => {}) {
  const [editor, setEditor] = useState<AnyEditor | null>(null);
  const [mode, setMode] = useState<EditorMode>(() => modeFor(autosave.get().text.content));
  const [unsupported, setUnsupported] = useState(false);
  const [formatting, setFormatting] = useState<Formatting>(new Set());
  const [closing, setClosing] = useState(false);
  const [finding, setFinding] = useState(false);
  const [openForm, setOpenForm] = useState<'link' | 'image'>();
  const [pasteProgress, setPasteProgress] = useState<number | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const pendingInsertion = useRef<TextInsertion | null>(null);
  const [suggestionState] = useState(
    () => preparedFor(autosave.get().text.content)?.suggestionState ?? createSuggestionState(),
  );
  const shown = useRef(true);
  const latest = useRef(editor);
  latest.current = editor;
  const next = useRef<Start | 'begin'>('begin');

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
    setOpenForm(undefined);
    setMode(possible ? wanted : 'source');
  };

  const onReady = (ready: AnyEditor | null) => {
    setEditor(ready);
    if (!ready) return;
    const { current: cursor } = next;
    next.current = null;
    if (typeof cursor === 'number') ready.editor.setCursorOffset(cursor);
    else if (cursor === 'end') ready.editor.focusEnd();
    else if (cursor === 'begin') begin(ready);
  };
  const fallBackToVisual = () => setMode('visual');
  const isSourceChosen = mode === 'source' && !unsupported;
  const callbacks: EditorCallbacks = {
    onReady,
    onFailed: () => begin(null),
    onFormatting: setFormatting,
    onLinkKey: () => {
      setFinding(false);
      setOpenForm('link');
    },
    onPasting: setPasteProgress,
    onTooLong: (insertion) => {
      pendingInsertion.current = insertion;
      next.current = null;
      setTooLong(true);
      setFinding(false);
      setMode('source');
    },
    takePendingInsertion: () => {
      const insertion = pendingInsertion.current;
      pendingInsertion.current = null;
      return insertion;
    },
    onUnsupported: () => {
      setUnsupported(true);
      setMode('source');
    },
    onSourceUnavailable:
      isSourceChosen && modeFor(autosave.get().text.content) === 'visual' ? fallBackToVisual : undefined,
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
    /** The form that is open in the place of the toolbar. */
    openForm,
    setOpenForm,
    callbacks,
  };
}

export type OpenEditor = ReturnType<typeof useOpenEditor>;

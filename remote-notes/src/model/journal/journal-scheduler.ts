import { KEPT_AT_EVERY_KEY, type NoteText, SAVE_TIMES, type ServerText } from '../save-types.ts';

/** What the journal stores of a note. */
export interface UnsavedNote {
  text: NoteText;
  base: ServerText;
  sent: readonly NoteText[];
}

export interface Journal {
  /** Never throws; resolves to false when the device refuses to store anything. */
  write: (unsaved: UnsavedNote) => Promise<boolean>;
  /** The same synchronously, for a page that may be killed in a moment. */
  writeNow: (unsaved: UnsavedNote) => boolean;
  /** The same for one more key, as fast as that. */
  writeTyped: (unsaved: UnsavedNote) => boolean;
  remove: () => Promise<void>;
}

/**
 * Decides when unsaved text is written to the journal.
 *
 * @param latest returns the latest unsaved text, or null
 * @param onChange is called when writing starts to fail or works again
 */
export function createJournalScheduler(
  journal: Journal,
  latest: () => UnsavedNote | null,
  onChange: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let works = true;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = async () => {
    const unsaved = latest();
    stop();
    if (!unsaved) return;
    const written = await journal.write(unsaved);
    if (written === works) return;
    works = written;
    onChange();
  };
  const soon = () => {
    timer ??= setTimeout(() => void write(), SAVE_TIMES.journal);
  };
  return {
    write,
    soon,
    stop,
    works: () => works,
    /** A key was typed, and the tab may crash before the next one. */
    key: (unsaved: UnsavedNote) => {
      if (unsaved.text.content.length <= KEPT_AT_EVERY_KEY) journal.writeTyped(unsaved);
      soon();
    },
    now: journal.writeNow,
    /** The service has the text. */
    remove: () => {
      stop();
      void journal.remove();
    },
  };
}

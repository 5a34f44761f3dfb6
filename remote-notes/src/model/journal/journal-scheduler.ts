import { KEPT_AT_EVERY_KEY, KEPT_SOON, type NoteText, SAVE_TIMES, type ServerText } from '../save-types.ts';

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
  let keyTimer: ReturnType<typeof setTimeout> | undefined;
  let works = true;
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(keyTimer);
    timer = undefined;
    keyTimer = undefined;
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
    /** A key was typed. The tab may crash before the next one, and a short text is cheap to write immediately. */
    key: (unsaved: UnsavedNote) => {
      const { length } = unsaved.text.content;
      if (length <= KEPT_AT_EVERY_KEY) journal.writeNow(unsaved);
      else if (length <= KEPT_SOON) {
        keyTimer ??= setTimeout(() => {
          keyTimer = undefined;
          const later = latest();
          if (later) journal.writeNow(later);
        }, SAVE_TIMES.keptSoon);
      }
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

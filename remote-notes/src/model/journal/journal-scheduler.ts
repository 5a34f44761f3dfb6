import { KEPT_AT_EVERY_KEY, KEPT_SOON, type NoteText, SAVE_TIMES, type ServerText } from '../save-types.ts';

export interface Journal {
  /**
   * Stores a text with its base and the texts that were sent without a response. Never throws; resolves to false when
   * the device refuses to store anything.
   */
  write: (text: NoteText, base: ServerText, sent: readonly NoteText[]) => Promise<boolean>;
  /** The same synchronously, for a page that may be killed in a moment. */
  writeNow: (text: NoteText, base: ServerText, sent: readonly NoteText[]) => boolean;
  remove: () => Promise<void>;
}

interface PendingEntry {
  text: NoteText;
  base: ServerText;
  sent: readonly NoteText[];
}

/**
 * Decides when unsaved text is written to the journal.
 *
 * @param unsaved returns the latest unsaved text, or null
 * @param changed is called when writing starts to fail or works again
 */
export function createJournalScheduler(
  journal: Journal,
  unsaved: () => PendingEntry | null,
  changed: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soonTimer: ReturnType<typeof setTimeout> | undefined;
  let works = true;
  const rest = () => {
    clearTimeout(timer);
    clearTimeout(soonTimer);
    timer = undefined;
    soonTimer = undefined;
  };
  const setWorks = (written: boolean) => {
    if (written === works) return;
    works = written;
    changed();
  };
  const write = async () => {
    const kept = unsaved();
    rest();
    if (kept) setWorks(await journal.write(kept.text, kept.base, kept.sent));
  };
  const soon = () => {
    timer ??= setTimeout(() => void write(), SAVE_TIMES.journal);
  };
  const keepSoon = () => {
    soonTimer ??= setTimeout(() => {
      soonTimer = undefined;
      const kept = unsaved();
      if (kept) journal.writeNow(kept.text, kept.base, kept.sent);
    }, SAVE_TIMES.keptSoon);
  };
  return {
    write,
    /** Within the journal's time. */
    soon,
    /** Whether the last write succeeded. */
    kept: () => works,
    /** A key was typed. The tab may crash before the next one, and a short text is cheap to write at once. */
    key: ({ text, base, sent }: PendingEntry) => {
      const { length } = text.content;
      if (length <= KEPT_AT_EVERY_KEY) journal.writeNow(text, base, sent);
      else if (length <= KEPT_SOON) keepSoon();
      soon();
    },
    /** Writes synchronously, because the page may be killed in a moment. */
    now: ({ text, base, sent }: PendingEntry) => journal.writeNow(text, base, sent),
    /** The service has the text. */
    forget: () => {
      rest();
      void journal.remove();
    },
    rest,
  };
}

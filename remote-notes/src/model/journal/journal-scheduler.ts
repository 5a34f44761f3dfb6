import { KEPT_AT_EVERY_KEY, KEPT_SOON, type NoteText, SAVE_TIMES, type ServerText } from '../save-types.ts';

export interface Journal {
  /**
   * Keeps a text with the one it was written against and those that were sent and not answered. Never throws: it
   * answers false when the device refuses to keep anything.
   */
  write: (text: NoteText, base: ServerText, sent: readonly NoteText[]) => Promise<boolean>;
  /** The same at once, for a page that may be gone in a moment. */
  writeNow: (text: NoteText, base: ServerText, sent: readonly NoteText[]) => boolean;
  remove: () => Promise<void>;
}

interface Kept {
  text: NoteText;
  base: ServerText;
  sent: readonly NoteText[];
}

/**
 * Keeps a text that the service does not have yet on the device, in time.
 *
 * @param unsaved hands over what was typed last
 * @param changed hears that the device keeps the text again, or not any more
 */
export function createJournalScheduler(journal: Journal, unsaved: () => Kept | null, changed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soonTimer: ReturnType<typeof setTimeout> | undefined;
  let works = true;
  const rest = () => {
    clearTimeout(timer);
    clearTimeout(soonTimer);
    timer = undefined;
    soonTimer = undefined;
  };
  const noteWhether = (written: boolean) => {
    if (written === works) return;
    works = written;
    changed();
  };
  const write = async () => {
    const kept = unsaved();
    rest();
    if (kept) noteWhether(await journal.write(kept.text, kept.base, kept.sent));
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
    /** Whether the device kept what it was given last. */
    kept: () => works,
    /** A key was typed. A tab may die before the next; what is short costs nothing to keep at once. */
    key: ({ text, base, sent }: Kept) => {
      const { length } = text.content;
      if (length <= KEPT_AT_EVERY_KEY) journal.writeNow(text, base, sent);
      else if (length <= KEPT_SOON) keepSoon();
      soon();
    },
    /** The page may be gone in a moment. */
    now: ({ text, base, sent }: Kept) => journal.writeNow(text, base, sent),
    /** The service has it. */
    forget: () => {
      rest();
      void journal.remove();
    },
    rest,
  };
}

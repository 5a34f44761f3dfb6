import { KEPT_AT_EVERY_KEY, type NoteText, SAVE_TIMES, type ServerText } from './save-types.ts';

export interface Journal {
  /** Keeps a text with the one it was written against. Never throws: a device may refuse to keep anything. */
  write: (text: NoteText, base: ServerText) => Promise<void>;
  /** The same at once, for a page that may be gone in a moment. */
  writeNow: (text: NoteText, base: ServerText) => void;
  remove: () => Promise<void>;
}

interface Kept {
  text: NoteText;
  base: ServerText;
}

/** Keeps a text that the service does not have yet on the device, in time. `unsaved` hands over what was typed last. */
export function createKeeper(journal: Journal, unsaved: () => Kept | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = async () => {
    const kept = unsaved();
    rest();
    if (kept) await journal.write(kept.text, kept.base);
  };
  const soon = () => {
    timer ??= setTimeout(() => void write(), SAVE_TIMES.journal);
  };
  return {
    write,
    /** Within the journal's time. */
    soon,
    /** A key was typed. A tab may die before the next; what is short costs nothing to keep at once. */
    key: ({ text, base }: Kept) => {
      if (text.content.length <= KEPT_AT_EVERY_KEY) journal.writeNow(text, base);
      soon();
    },
    /** The page may be gone in a moment. */
    now: ({ text, base }: Kept) => journal.writeNow(text, base),
    /** The service has it. */
    forget: () => {
      rest();
      void journal.remove();
    },
    rest,
  };
}

import { readTrigger, type Trigger } from './read-trigger.ts';

/** A list that the text at the cursor asks for. Positions are the editor's own. */
export interface Suggestion extends Trigger {
  from: number;
  to: number;
  /** Where the sign stands on the screen. */
  at: { left: number; top: number; bottom: number };
}

export interface CursorText {
  /** Text of the block before the cursor; null where no list opens, as in code. */
  before: string | null;
  cursor: number;
  /** The text was just changed by a person. */
  typed: boolean;
  placeAt: (position: number) => { left: number; top: number; bottom: number };
}

/**
 * What an editor and the list of suggestions say to each other. The list opens when the text changes, not when a
 * key goes down: with an input method there are no keys.
 */
export function createSuggesting() {
  let now: Suggestion | null = null;
  /** Where somebody closed the list: it stays closed until the sign is gone. */
  let closedAt: number | null = null;
  let onKey: (key: string) => boolean = () => false;
  const listeners = new Set<() => void>();
  const show = (next: Suggestion | null) => {
    if (next === now) return;
    now = next;
    for (const listener of listeners) listener();
  };
  const close = () => {
    closedAt = now?.from ?? closedAt;
    show(null);
  };

  return {
    get: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
    /** Follows the cursor. */
    follow: ({ before, cursor, typed, placeAt }: CursorText) => {
      const trigger = before === null ? null : readTrigger(before);
      if (!trigger) {
        closedAt = null;
        show(null);
        return;
      }
      const from = cursor - trigger.length;
      if (closedAt === from || !(typed || now)) return;
      if (now && now.from === from && now.query === trigger.query) return;
      show({ ...trigger, from, to: cursor, at: placeAt(from) });
    },
    /** A key for the list; true when the list took it. */
    key: ({ key, isComposing, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (!now || isComposing || keyCode === 229 || ctrlKey || metaKey || altKey) return false;
      if (key !== 'Escape') return onKey(key);
      close();
      return true;
    },
    /** The list on screen takes the keys. */
    listen: (handler: (key: string) => boolean) => {
      onKey = handler;
    },
  };
}

export type Suggesting = ReturnType<typeof createSuggesting>;

import { createStore } from '@my-note/shared-kit/state';
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
export function createSuggestionState() {
  const store = createStore<{ shown: Suggestion | null }>(() => ({ shown: null }));
  const get = () => store.getState().shown;
  /** Where somebody closed the list: it stays closed until the sign is gone. */
  let closedAt: number | null = null;
  let onKey: (key: string) => boolean = () => false;
  const show = (shown: Suggestion | null) => {
    if (shown !== get()) store.setState({ shown });
  };
  const close = () => {
    closedAt = get()?.from ?? closedAt;
    show(null);
  };

  return {
    store,
    get,
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
      const now = get();
      if (closedAt === from || !(typed || now)) return;
      if (now && now.from === from && now.query === trigger.query) return;
      show({ ...trigger, from, to: cursor, at: placeAt(from) });
    },
    /** A key for the list; true when the list took it. */
    key: ({ key, isComposing, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (!get() || isComposing || keyCode === 229 || ctrlKey || metaKey || altKey) return false;
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

export type SuggestionState = ReturnType<typeof createSuggestionState>;

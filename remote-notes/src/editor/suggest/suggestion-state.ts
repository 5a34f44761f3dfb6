import { createStore } from '@my-note/kit/state';
import { readTrigger, type Trigger } from './read-trigger.ts';

/** An open list of suggestions. Positions are the editor's own. */
export interface Suggestion extends Trigger {
  from: number;
  to: number;
  /** Where the trigger is on the screen. */
  at: { contextElement: Element; getBoundingClientRect: () => DOMRect };
}

interface Place {
  left: number;
  top: number;
  bottom: number;
}

export interface CursorText {
  /** Text of the block before the cursor; null where no list opens, as in code. */
  before: string | null;
  cursor: number;
  /** The user has just changed the text. */
  typed: boolean;
  text: HTMLElement;
  placeAt: (position: number) => Place;
}

/** The suggestions of an editor. The list opens on changes of the text, because input methods send no keys. */
export function createSuggestionState() {
  const store = createStore<{ shown: Suggestion | null }>(() => ({ shown: null }));
  const get = () => store.getState().shown;
  /** Position of a trigger whose list the user closed; it stays closed until the trigger is deleted. */
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
    follow: ({ before, cursor, typed, text, placeAt }: CursorText) => {
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
      const place = () => {
        const { left, top, bottom } = placeAt(from);
        return new DOMRect(left, top, 0, bottom - top);
      };
      show({ ...trigger, from, to: cursor, at: { contextElement: text, getBoundingClientRect: place } });
    },
    /** Passes a key to the list; true when the list handled it. */
    key: ({ key, isComposing, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (!get() || isComposing || keyCode === 229 || ctrlKey || metaKey || altKey) return false;
      if (key !== 'Escape') return onKey(key);
      close();
      return true;
    },
    listen: (handler: (key: string) => boolean) => {
      onKey = handler;
    },
  };
}

export type SuggestionState = ReturnType<typeof createSuggestionState>;

import { editing } from '../session/editing.ts';
import { createStore } from '../state/index.ts';
import { isSingleKey, type Shortcut } from './shortcut.ts';
import { singleKeys } from './single-keys.ts';
import { isWriting } from './writing.ts';

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

// A key that ended one sequence also ends those that began like it.
const acted = new WeakSet<Event>();
// AltGr writes letters.
const isTaken = (event: KeyboardEvent): boolean =>
  (event.defaultPrevented && !acted.has(event)) ||
  event.isComposing ||
  event.repeat ||
  (event.getModifierState('AltGraph') && !event.altKey);

// What is open in front of the page has keys of its own, and words that are typed are no commands; nor is any letter
// while a note is edited, wherever the focus is.
const restsNow = ({ target }: KeyboardEvent): boolean =>
  !singleKeys.get() ||
  editing.get() ||
  isWriting(target) ||
  [...document.querySelectorAll(OVERLAY)].some((overlay) => overlay.checkVisibility());

/** Every shortcut of the page as it is now: those of the shell and of the remote that is shown. */
function createShortcuts() {
  const store = createStore<readonly Shortcut[]>(() => []);
  const bind = (some: readonly Shortcut[], ignore: (event: KeyboardEvent) => boolean) => {
    let bound: (() => void)[] | null = [];
    // Downloaded apart: nobody presses a shortcut before the page is there.
    import('tinykeys').then(
      ({ tinykeys }) => {
        // One by one: bound together, those behind the one that acted do not receive the key.
        bound &&= some.map(({ keys, run }) => {
          const act = (event: KeyboardEvent) => {
            event.preventDefault();
            acted.add(event);
            run();
          };
          return tinykeys(window, { [keys]: act }, { ignore });
        });
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      for (const unbind of bound ?? []) unbind();
      bound = null;
    };
  };
  return {
    /** Binds some shortcuts; the returned function unbinds them. */
    add: (some: readonly Shortcut[]): (() => void) => {
      isWriting(null);
      const chords = bind(
        some.filter((shortcut) => !isSingleKey(shortcut)),
        isTaken,
      );
      const plain = bind(some.filter(isSingleKey), (event) => isTaken(event) || restsNow(event));
      store.setState([...store.getState(), ...some], true);
      return () => {
        chords();
        plain();
        store.setState(
          store.getState().filter((shortcut) => !some.includes(shortcut)),
          true,
        );
      };
    },
    store,
    list: store.getState,
  };
}

/** The page's shortcuts, shared by host and remotes, so that one list shows them all. */
export const shortcuts = createShortcuts();

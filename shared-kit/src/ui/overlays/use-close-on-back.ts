import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMedia } from '../use-media.ts';

/** Where people go back with a thumb, and a dialog or drawer looks like a page. */
const PHONE = '(pointer: coarse), (max-width: 47.99rem)';

// The router stores an entry's state here; its `useLocation` changes a moment later.
const stateOfEntry = () => window.history.state?.usr;
const dialogOfEntry = (): unknown => stateOfEntry()?.dialog;

/** Leaves the dialog's entry, unless another dialog or a page has taken its place by then. */
const leave = (name: string) =>
  queueMicrotask(() => {
    if (dialogOfEntry() === name) window.history.back();
  });

/** A field that saves when it is left has to be left, as a tap on a close button does. */
const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/**
 * Gives an open dialog or drawer a history entry on phones, so that Back closes it and stays on the page.
 * @returns whether the current entry is the dialog's: a navigation from the dialog may replace it
 *
 * @example
 * const [open, setOpen] = useState(false);
 * useCloseOnBack('steps', open, () => setOpen(false));
 */
export function useCloseOnBack(name: string, shown: boolean, onClose: () => void): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const open = useMedia(PHONE) && shown;
  const marked = location.state?.dialog === name;
  const before = useRef({ open: false, marked });
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // Before the dialog is painted, or a quick Back would leave the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening, closing and moving in the history count
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { open, marked };
    const mark = (replace: boolean, state: unknown) => {
      const { pathname, search, hash } = window.location;
      void navigate({ pathname, search, hash }, { replace, state });
    };
    const isEntry = dialogOfEntry() === name;
    if (open && !was.open && !isEntry)
      mark(dialogOfEntry() !== undefined, { ...stateOfEntry(), dialog: name });
    else if (open && was.open && was.marked && !marked && !isEntry) close.current();
    else if (!open && was.open) leave(name);
    // A reload keeps the entry but not the dialog.
    else if (!open && marked && was.marked && isEntry) mark(true, null);
  }, [open, marked]);

  // A drawer may be removed as a whole.
  useEffect(
    () => () => {
      if (before.current.open) leave(name);
    },
    [name],
  );

  // Not by `marked`: Back can come before the router has rendered the entry, and then it never changes. The listener stays
  // while the router renders for the same event: one that is replaced then would miss it.
  useLayoutEffect(() => {
    const followBack = () => {
      const isEntry = dialogOfEntry() === name;
      if (open && !isEntry) {
        leaveField();
        close.current();
      }
      // Back from a page that was opened in the dialog.
      if (!open && isEntry) leave(name);
    };
    window.addEventListener('popstate', followBack);
    return () => window.removeEventListener('popstate', followBack);
  }, [name, open]);
  return marked;
}

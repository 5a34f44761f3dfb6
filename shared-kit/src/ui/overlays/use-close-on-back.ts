import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMedia } from '../use-media.ts';
import { dialogsOfEntry, isShown, leave, show, stateOfEntry } from './dialog-entries.ts';

/** Where people go back with a thumb, and a dialog or drawer looks like a page. */
const PHONE = '(pointer: coarse), (max-width: 47.99rem)';

/**
 * Gives an open dialog or drawer a history entry on phones, so that Back closes it and stays on the page. One that opens
 * above another has an entry after it.
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
  const marked = location.state?.dialogs?.includes(name) === true;
  const before = useRef({ open: false, marked });
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // Before the entry is made: a dialog that closes in the same render no longer counts by then.
  useLayoutEffect(() => (open ? show({ name, close: () => close.current() }) : undefined), [name, open]);

  // Before the dialog is painted, or a quick Back would leave the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening, closing and moving in the history count
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { open, marked };
    const dialogs = dialogsOfEntry();
    const isEntry = dialogs.includes(name);
    if (open && !was.open && !isEntry) {
      const around = dialogs.filter(isShown);
      const { pathname, search, hash } = window.location;
      const state = { ...stateOfEntry(), dialogs: [...around, name] };
      // In place of one that has closed.
      void navigate({ pathname, search, hash }, { replace: around.length < dialogs.length, state });
    } else if (open && was.open && was.marked && !marked && !isEntry) close.current();
    else if (!open && was.open) leave(name);
  }, [open, marked]);

  // A drawer may be removed as a whole.
  useEffect(
    () => () => {
      if (before.current.open) leave(name);
    },
    [name],
  );
  return marked;
}

import { useLocation, useNavigate } from '@my-note/shared-kit/router';
import { useEffect, useRef } from 'react';
import type { ShellDialogName } from './shell-dialogs.ts';

// The router stores an entry's state here; its `useLocation` changes a moment later.
const dialogOfEntry = (): unknown => window.history.state?.usr?.dialog;

/**
 * Gives an open dialog a history entry, so that Back closes the dialog and stays on the page.
 * @returns whether the current entry is the dialog's: a navigation from the dialog has to replace it
 */
export function useCloseOnBack(name: ShellDialogName, open: boolean, onClose: () => void): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const marked = location.state?.dialog === name;
  const before = useRef({ open: false, marked });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening, closing and moving in the history count
  useEffect(() => {
    const was = before.current;
    before.current = { open, marked };
    if (open && !was.open && !marked) void navigate(location, { state: { ...location.state, dialog: name } });
    else if (open && was.open && was.marked && !marked) onClose();
    else if (!open && was.open && dialogOfEntry() === name) void navigate(-1);
    // A reload keeps the entry but not the dialog.
    else if (!open && !was.open && marked && dialogOfEntry() === name)
      void navigate(location, { replace: true, state: null });
  }, [open, marked]);

  // Back can come before the router has rendered the new entry, and then `marked` never changes.
  useEffect(() => {
    if (!open) return undefined;
    const closeAfterBack = () => {
      if (dialogOfEntry() !== name) onClose();
    };
    window.addEventListener('popstate', closeAfterBack);
    return () => window.removeEventListener('popstate', closeAfterBack);
  }, [name, open, onClose]);
  return marked;
}

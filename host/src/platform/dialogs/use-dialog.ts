import { useCallback, useState } from 'react';

/** Whether a dialog is open, and whether it was ever asked for: only then is its code fetched. */
export function useDialog() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const hide = useCallback(() => setOpen(false), []);
  /** The code failed to load; the next opening retries it. */
  const giveUp = useCallback(() => {
    setWanted(false);
    setOpen(false);
  }, []);
  return { open, wanted, show, hide, giveUp };
}

export type DialogState = ReturnType<typeof useDialog>;

import type { ComponentType } from 'react';
import { useLazyChunk } from '../loading/use-lazy-chunk.ts';
import type { useShellDialog } from './shell-dialogs.ts';

export interface ShellDialogProps {
  open: boolean;
  onClose: () => void;
}

interface LazyDialogProps {
  load: () => Promise<ComponentType<ShellDialogProps>>;
  dialog: ReturnType<typeof useShellDialog>;
}

/** A dialog of the shell whose code is loaded when it is first opened. */
export function LazyDialog({ load, dialog }: LazyDialogProps) {
  const Dialog = useLazyChunk(load, dialog.wanted, dialog.giveUp);
  return Dialog ? <Dialog open={dialog.open} onClose={dialog.hide} /> : null;
}

import type { ComponentType } from 'react';
import { useLazyChunk } from '../loading/use-lazy-chunk.ts';
import type { DialogState } from './use-dialog.ts';

/** What every dialog of the shell takes. */
export interface ShellDialogProps {
  open: boolean;
  onClose: () => void;
}

interface LazyDialogProps {
  load: () => Promise<ComponentType<ShellDialogProps>>;
  dialog: DialogState;
}

/** A dialog whose code is fetched when it is first opened. */
export function LazyDialog({ load, dialog }: LazyDialogProps) {
  const Dialog = useLazyChunk(load, dialog.wanted, dialog.giveUp);
  return Dialog ? <Dialog open={dialog.open} onClose={dialog.hide} /> : null;
}

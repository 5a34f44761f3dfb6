import type { SlotProps } from '@my-note/kit/federation';
import { MoveDialog } from '../components/dialogs/move-dialog.tsx';

export const Component = ({ item, onDone }: SlotProps['notes/move-item']) => (
  <MoveDialog items={[item]} onDone={onDone} />
);

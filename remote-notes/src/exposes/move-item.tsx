export { MoveDialog as Component } from '../components/dialogs/move-dialog.tsx';

export { MoveDialog as Component } from '../components/move-dialog.tsx';

export { NewNote as Component } from '../components/dialogs/new-note.tsx';

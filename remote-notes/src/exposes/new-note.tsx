export { NewNote as Component } from '../components/new-note.tsx';

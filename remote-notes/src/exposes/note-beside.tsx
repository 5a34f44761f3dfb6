export { SideNote as Component } from '../side-note/side-note.tsx';

export { NoteBeside as Component } from '../side-note/side-note.tsx';

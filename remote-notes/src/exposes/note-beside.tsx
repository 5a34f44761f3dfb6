export { NoteBeside as Component } from '../beside/note-beside.tsx';

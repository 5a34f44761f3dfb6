// What is downloaded when a note is written. One module, so that its parts are bundled as one: two would cost 2 kB.

export { NoteEditing } from './note-editing.tsx';
export { SideNoteEditing } from './side-note-editing.tsx';

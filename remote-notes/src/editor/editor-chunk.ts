// Loaded when a note is edited. One module for both, because two chunks would cost 2 kB more.

export { NoteEditing } from './note-editing.tsx';
export { SideNoteEditing } from './side-note-editing.tsx';
export { RestingToolbar } from './toolbar/resting-toolbar.tsx';
export { prepareEditor } from './visual/prepared-editor.ts';

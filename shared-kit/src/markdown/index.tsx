export { NoteText } from './note-text.tsx';
export { renderMarkdown } from './render.ts';

export { SharedNotePage as Component } from '../pages/shared-note-page.tsx';

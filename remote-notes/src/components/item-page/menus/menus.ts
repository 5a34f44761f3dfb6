export { NoteActionItems } from '@my-note/kit/overlays';
export { LevelsMenu } from './levels-menu.tsx';
export { MoreMenu } from './more-menu.tsx';

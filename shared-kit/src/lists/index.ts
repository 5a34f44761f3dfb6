export { NotePreview } from './note-preview.tsx';
export { RowAction } from './row-action.tsx';
export { RowCheckbox } from './row-checkbox.tsx';
export { rowLook } from './row-look.ts';
export { ShowMore } from './show-more.tsx';
export { useKeptFocus } from './use-kept-focus.ts';
export { useNear } from './use-near.ts';
export { type Selection, useSelection } from './use-selection.ts';

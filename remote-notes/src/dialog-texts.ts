import { translated } from '@my-note/contract/language';

/** Texts of the dialogs, which load with them. */
export const dialogTexts = translated('notes/dialog', {
  save: 'Save',
  move: {
    title: (title: string) => `Move “${title}”`,
    text: 'Links to it keep working.',
    titleMany: (count: number) => (count === 1 ? 'Move 1 item' : `Move ${count} items`),
    textMany: 'Links to them keep working.',
    target: 'Move to',
    topLevel: 'No parent category',
    shared: (title: string) => `“${title}” is shared: anyone with its link will be able to read this too.`,
  },
  renamed: (title: string) => `Renamed to “${title}”`,
  renameCategory: {
    title: 'Rename category',
    text: 'Everything inside keeps working under its previous links.',
  },
  addCategory: {
    title: 'Add new category',
    description: 'Choose an unique name for new category.',
    parent: 'Parent category',
    noParent: 'No parent category',
    name: 'Title',
  },
  select: { placeholder: 'Select an option...', search: 'Search ...', nothing: 'Not found.' },
  openingNote: 'Opening a new note',
});

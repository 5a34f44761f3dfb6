import { numberFormat, translated } from '@my-note/contract/language';
import type { TagColor } from '@my-note/contract/tags';

const number = numberFormat();

export const tagTexts = translated('workspace/tags', {
  pageTitle: 'Tags',
  intro: 'Write #tag or #tag/part in a note, or tags: in its front matter.',
  loading: 'Loading tags',
  failed: 'Couldn’t load your tags',
  empty: 'No tags yet',
  emptyHint:
    'Write # and a word in a note, such as #work or #work/meetings. The tag is here as soon as the note is saved.',
  search: 'Find a tag',
  noMatch: 'No tag matches',
  tree: 'All tags',
  count: (notes: number) => (notes === 1 ? '1 note' : `${number(notes)} notes`),
  show: (tag: string) => `Show tags below #${tag}`,
  back: 'All tags',
  noNotes: (tag: string) => `No note has #${tag}`,
  noNotesHint: 'Perhaps it was renamed, or its notes are in the trash.',
  notesFailed: 'Couldn’t load the notes of this tag',
  loadingNotes: 'Loading notes',
  untitled: 'Untitled',
  color: 'Color',
  colorTitle: (tag: string) => `Color of #${tag}`,
  colorText: 'Tags below it have the same color, unless they have one of their own. Only you see colors.',
  colors: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
  } satisfies Record<TagColor, string>,
  noColor: 'No color',
  rename: 'Rename',
  renameTitle: (tag: string) => `Rename #${tag}`,
  renameText: (notes: number) =>
    `Changes the text of ${tagTexts.count(notes)}; the tags below it are renamed too. You can undo it.`,
  newName: 'New name',
  mergeHint: (tag: string) => `There is #${tag} already: both become one tag.`,
  merge: 'Merge',
  renamed: (from: string, to: string, notes: number) =>
    `Renamed #${from} to #${to} in ${tagTexts.count(notes)}`,
  nothingRenamed: (from: string) => `No note with #${from} was changed`,
  undo: 'Undo',
  undone: (notes: number) => `Undone in ${tagTexts.count(notes)}`,
  nothingUndone: 'Nothing was undone',
  left: (titles: string, more: number, reason: string) =>
    `Left as it is: ${titles}${more > 0 ? ` and ${more} more` : ''}. ${reason}`,
});

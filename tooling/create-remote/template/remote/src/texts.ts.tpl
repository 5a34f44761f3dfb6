import { pluralIn, translated } from '@my-note/contract/language';

const form = pluralIn('en');

/** Every text of this remote. A folder `languages/de` beside this file would have them in German. */
export const texts = translated('__name__', {
  title: '__title__',
  failed: 'Couldn’t load your notes',
  empty: 'No notes yet',
  count: (notes: number) => `${notes} ${form(notes, { one: 'note', other: 'notes' })}`,
});

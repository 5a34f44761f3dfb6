/** Every text of this remote, so that a translation is one file. */
export const texts = {
  title: '__title__',
  failed: 'Couldn’t load your notes',
  empty: 'No notes yet',
  count: (notes: number) => `${notes} ${notes === 1 ? 'note' : 'notes'}`,
};

/** Every text of this remote, so that a translation is one file. */
export const texts = {
  title: 'Youtube Reader',
  empty: 'Youtube Reader is on',
  hint: 'Following channels comes with a later version; until then there is nothing to read here.',
};

export interface SelectOption {
  value: string;
  label: string;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Options whose label contains every word of the search, ignoring case and accents. */
export function filterOptions<T extends SelectOption>(options: readonly T[], search: string): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

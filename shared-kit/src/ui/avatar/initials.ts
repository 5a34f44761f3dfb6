import { currentLocale } from '@my-note/contract/language';

/** What stands there for nobody in particular (docs/specification/product.md#user-menu). */
const NOBODY = 'CN';

const characters = new Intl.Segmenter();
const first = (text: string, count: number): string =>
  Array.from(characters.segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('');

/** Two letters for a person: of the first and last name, or the first two of the only name or of the email. */
export function initialsOf(person: { name: string; email: string } | null): string {
  const words = person?.name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word)) ?? [];
  const [one = person?.name.trim() || person?.email || NOBODY, ...others] = words;
  const last = others.at(-1);
  return (last === undefined ? first(one, 2) : first(one, 1) + first(last, 1)).toLocaleUpperCase(
    currentLocale(),
  );
}

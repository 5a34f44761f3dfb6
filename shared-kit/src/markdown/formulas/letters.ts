/** Where an alphabet begins: capital letters, small letters, and digits where it has some. */
interface Alphabet {
  capital: number;
  small: number;
  digit?: number;
  /** Letters that Unicode had before the alphabet. */
  others: Record<string, string>;
}

const ALPHABETS: Record<string, Alphabet> = {
  script: {
    capital: 0x1d49c,
    small: 0x1d4b6,
    others: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  },
  fraktur: {
    capital: 0x1d504,
    small: 0x1d51e,
    others: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  },
  'double-struck': {
    capital: 0x1d538,
    small: 0x1d552,
    digit: 0x1d7d8,
    others: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
};

function letterIn({ capital, small, digit, others }: Alphabet, letter: string): string {
  const starts: [RegExp, string, number | undefined][] = [
    [/[A-Z]/, 'A', capital],
    [/[a-z]/, 'a', small],
    [/\d/, '0', digit],
  ];
  const [, first = '', start] = starts.find(([pattern]) => pattern.test(letter)) ?? [];
  if (others[letter] !== undefined || start === undefined) return others[letter] ?? letter;
  return String.fromCodePoint(start + letter.charCodeAt(0) - first.charCodeAt(0));
}

/** Writes letters of other alphabets as characters of their own: browsers draw `mathvariant` no more. */
export function writeAlphabets(root: ParentNode): void {
  for (const element of root.querySelectorAll('[mathvariant]')) {
    const alphabet = ALPHABETS[element.getAttribute('mathvariant') ?? ''];
    const letters = element.textContent;
    if (alphabet && letters)
      element.textContent = Array.from(letters, (each) => letterIn(alphabet, each)).join('');
  }
}

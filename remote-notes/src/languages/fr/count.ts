import { numberFormat, pluralIn } from '@my-note/contract/language';

const plural = pluralIn('fr');
const number = numberFormat();

/** `1 note`, `12 notes`, `1 000 000 de notes`. */
export const count = (n: number, one: string, other: string): string => {
  const many = /^[aeiouyhéèê]/i.test(other) ? `d’${other}` : `de ${other}`;
  return `${number(n)} ${plural(n, { one, many, other })}`;
};

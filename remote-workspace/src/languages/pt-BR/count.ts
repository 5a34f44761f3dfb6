import { numberFormat, pluralIn } from '@my-note/contract/language';

const plural = pluralIn('pt-BR');
const number = numberFormat();

/** A number and the noun that it counts. */
export const count = (n: number, one: string, other: string): string =>
  `${number(n)} ${plural(n, { one, many: `de ${other}`, other })}`;

export const notes = (n: number): string => count(n, 'nota', 'notas');

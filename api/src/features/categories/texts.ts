import { translated } from '@my-note/contract/language';

/** Refusals of an order. */
export const categoriesTexts = translated('api/categories', {
  orderChanged: 'This order was changed somewhere else',
  orderOnce: 'order: it may name each child once and nothing else',
  orderNeighbour: 'before, after: name another item of the same category',
});

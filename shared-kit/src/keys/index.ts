/** The table of all keys of the product: editors bind what is in it, tools show it in their hints, `?` lists it. */
export { keyGroupNames, keyGroups } from './key-groups.ts';
export { keyHint, proseKeys, withKeys } from './key-names.ts';
export type { KeyGroup, KeyRow } from './key-row.ts';
export type { ItemKeys } from './page-keys.ts';
export { blockKeys, findKeys, formatKeys, writingKeys } from './writing-keys.ts';

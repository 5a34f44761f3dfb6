/** Tables of the domain core, for the joins of features; `index.ts` exports everything that changes them. */
export { goneItems, type ItemRow, itemAliases, items, parents } from './storage/items.table.ts';
export { isUsable, userIdentities, users } from './storage/users.table.ts';
export { itemVersions } from './storage/versions.table.ts';

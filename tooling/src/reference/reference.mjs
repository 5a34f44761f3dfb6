// The reference of the kit: pages in docs/kit/reference, made of the comments in the sources.
import { documentedIn } from './documented.mjs';
import { GROUPS } from './groups.mjs';
import { page } from './page.mjs';

const KIT = '@my-note/kit';

/** @typedef {Awaited<ReturnType<typeof import('../api/extract.mjs').openDeclarations>>} Declarations */
/** @typedef {{ entry: string, exports: import('./documented.mjs').Documented[] }} Entry */

/**
 * Every entry of both packages with what is documented of it.
 * @param {Declarations[]} packages
 * @returns {Entry[]}
 */
export const documentedEntries = (packages) =>
  packages.flatMap(({ entries, compilerState }) =>
    entries.map(({ entry, file }) => ({ entry, exports: documentedIn(compilerState.program, file) })),
  );

/**
 * Where each name is imported from; the kit wins over the contract, and the contract's main entry over its others.
 * @param {Entry[]} entries
 */
export function exportsByName(entries) {
  /** @type {Map<string, import('./imports.mjs').Exported>} */
  const found = new Map();
  for (const { entry, exports } of entries)
    for (const { name, isType } of exports) if (!found.has(name)) found.set(name, { entry, isType });
  return found;
}

/**
 * The pages of the reference, by file name.
 * @param {Entry[]} entries
 * @returns {Map<string, string>}
 */
export function referencePages(entries) {
  const exports = exportsByName(entries);
  return new Map(
    Object.entries(GROUPS).map(([file, group]) => {
      const its = group.entries.flatMap((short) =>
        entries.filter(({ entry }) => entry === `${KIT}/${short}` || entry === `@my-note/${short}`),
      );
      return [`${file}.md`, page(group.title, its, exports)];
    }),
  );
}

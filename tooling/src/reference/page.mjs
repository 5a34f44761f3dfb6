import { withImports } from './imports.mjs';

/** A table of styles or keys says nothing that its name does not. */
const LONGEST = 60;

/**
 * Types of TanStack Query by what a caller needs of them: what comes back, and what is sent.
 * @param {string} text
 */
const shortened = (text) =>
  text
    .replace(
      /OmitKeyof<UseQueryOptions<(?:[\s\S]*?), Error, ([\s\S]*?), (?:readonly )?(?:string\[\]|\[[^\]]*\]|\([^)]*\)\[\])>, "queryFn">[\s\S]*?, Error>;/g,
      'QueryOptions<$1>;',
    )
    .replace(
      /(?:WithRequired|Omit)<UseMutationOptions<([\s\S]*?), Error, ([\s\S]*?), (?:\{[\s\S]*?\}|\w+)>, "mutationKey">;/g,
      'MutationOptions<$1, $2>;',
    )
    .replace(
      /string \| number \| bigint \| boolean \| JSX\.Element \| Iterable<ReactNode>[^;]*;/g,
      'ReactNode;',
    );

/** @param {string} text @param {boolean} [isWhole] */
function code(text, isWhole = false) {
  const lines = shortened(text).split('\n');
  if (isWhole || lines.length <= LONGEST) return lines.join('\n');
  return [...lines.slice(0, 6), '  // …', lines.at(-1)].join('\n');
}

/**
 * The declaration and the types that it still names when it is shortened.
 * @param {import('./documented.mjs').Documented} one
 * @param {boolean} isWhole
 */
function codeOf({ declaration, types }, isWhole) {
  const kept = [code(declaration, isWhole)];
  for (const { name, text } of types)
    if (kept.some((before) => new RegExp(`\\b${name}\\b`).test(before))) kept.push(code(text));
  return kept;
}

/**
 * The part of a page about one export.
 * @param {import('./documented.mjs').Documented} one
 * @param {Map<string, import('./imports.mjs').Exported>} exports
 * @param {Set<string>} shown declarations that the page has already
 * @param {boolean} isWhole
 */
function section(one, exports, shown, isWhole) {
  const fresh = codeOf(one, isWhole).filter((text) => !shown.has(text));
  for (const text of fresh) shown.add(text);
  return [
    `### ${one.name}`,
    one.words,
    one.example && `\`\`\`tsx\n${withImports(one.example, exports)}\n\`\`\``,
    fresh.length > 0 && `\`\`\`ts\n${fresh.join('\n\n')}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * @param {string} title
 * @param {import('./reference.mjs').Entry[]} entries
 * @param {Map<string, import('./imports.mjs').Exported>} exports
 */
export function page(title, entries, exports) {
  /** @type {Set<string>} */
  const shown = new Set();
  const parts = entries.map(({ entry, exports: all }) => {
    const isContract = entry === '@my-note/contract';
    const own = all.filter(({ from, name }) => !from && !(isContract && name.endsWith('Schema')));
    return [
      `## ${entry}`,
      ...listed(
        'Schemas, for `api` and forms',
        all.filter(({ name }) => isContract && name.endsWith('Schema')),
      ),
      ...[...new Set(all.flatMap(({ from }) => from ?? []))].flatMap((library) =>
        listed(
          `From ${library}`,
          all.filter(({ from }) => from === library),
        ),
      ),
      ...own.map((one) => section(one, exports, shown, isContract)),
    ].join('\n\n');
  });
  return `${[`# ${title}`, INTRODUCTION, ...parts].join('\n\n')}\n`;
}

/** @param {string} what @param {import('./documented.mjs').Documented[]} all */
const listed = (what, all) =>
  all.length > 0 ? [`${what}: ${all.map(({ name }) => `\`${name}\``).join(', ')}.`] : [];

const INTRODUCTION = `Made of the comments in the sources by \`pnpm api:update\`. In examples \`note\`, \`item\`, \`items\`, \`list\`, and \`client\`
are what the component has: a note, an item of the list, all items, the list with its order, and the query client.
\`QueryOptions<T>\` goes to \`useQuery\`, whose \`data\` is a \`T\`; \`MutationOptions<T, V>\` goes to \`useMutation\`, whose
\`mutate\` takes a \`V\`.`;

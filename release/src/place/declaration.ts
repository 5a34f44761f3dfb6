import {
  EXTENSION_POINT_FAMILIES,
  EXTENSION_POINTS,
  extensionPointSchema,
  pageSchema,
  registryEntrySchema,
} from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { valid } from 'semver';
import * as z from 'zod/mini';
import { guardSchema } from '../guard/thresholds.ts';

/** The value of `trust` of a remote that runs in a frame of its own. */
export const ISOLATED = 'isolated';

const pathSchema = z.string().check(z.startsWith('/'));
const parametersOf = (path: string): string => (path.match(/:\w+|\*$/g) ?? []).sort().join();
/** A name, or path data of an SVG: those of an icon fit into a few hundred characters, and every page carries them. */
const iconSchema = z.string().check(z.regex(/^(?:[a-z][a-z0-9-]*|M[MLHVCSQTAZmlhvcsqtaz\d\s,.+-]{1,2000})$/));
const declaredPageSchema = z
  .extend(z.omit(pageSchema, { files: true }), {
    path: pathSchema,
    aliases: z.optional(z.array(pathSchema)),
    icon: z.optional(iconSchema),
  })
  .check(
    z.refine(
      ({ path, aliases = [] }) => aliases.every((alias) => parametersOf(alias) === parametersOf(path)),
      {
        path: ['aliases'],
      },
    ),
  );
const { name, flag, setting } = registryEntrySchema.shape;
const fills = z.optional(z.record(extensionPointSchema, z.string()));

const declarationSchema = z.object({
  name,
  pages: z.array(declaredPageSchema),
  fills,
  flag,
  setting,
  guard: z.optional(guardSchema),
  trust: z.optional(z.literal(ISOLATED)),
});
/** The `myNote` of a remote's package.json. */
export type Declaration = z.infer<typeof declarationSchema>;

/**
 * Checks the declaration of a remote, which ends in URLs and in the registry.
 * @param file the package.json, for the message
 */
export function readDeclaration(
  file: string,
  { version, myNote }: { version?: unknown; myNote?: unknown },
): { version: string; declaration: Declaration } {
  if (!Object(myNote).name || !Object(myNote).pages) {
    throw new Refusal(`${file} needs "myNote": { "name": …, "pages": [ … ] }.`);
  }
  const parsed = declarationSchema.safeParse(myNote);
  const isVersion = typeof version === 'string' && valid(version) === version;
  if (parsed.success && isVersion) return { version, declaration: parsed.data };
  const wrong = new Set([
    ...(parsed.error?.issues ?? []).map(({ path }) => problem(Object(myNote), path)),
    ...(isVersion ? [] : [`version ${JSON.stringify(version)} is not a version such as "1.2.0"`]),
  ]);
  throw new Refusal([`${file} is wrong:`, ...[...wrong].map((text) => `  - ${text}`)].join('\n'));
}

const POINTS = [...EXTENSION_POINTS, ...EXTENSION_POINT_FAMILIES.map((family) => `${family}/…`)].join(', ');

function problemOfFills(point: PropertyKey | undefined): string {
  if (point === undefined || extensionPointSchema.safeParse(point).success)
    return 'myNote.fills is not an object that names a module for each extension point';
  return `myNote.fills: there is no extension point "${String(point)}"; there are ${POINTS}`;
}

function problem(myNote: Record<string, unknown>, [field, index, part]: PropertyKey[]): string {
  if (field === 'name') return `myNote.name ${JSON.stringify(myNote.name)} is not made of a-z, 0-9 and "-"`;
  if (field === 'fills') return problemOfFills(index);
  if (field === 'setting')
    return 'myNote.setting is not { "label": …, "hint": … }, with "labels" and "hints" by language';
  if (field === 'flag') return 'myNote.flag is not a text';
  if (field === 'trust')
    return `myNote.trust is "${ISOLATED}", or absent: the operator decides with "trust" and "grant"`;
  if (field === 'guard')
    return 'myNote.guard has other fields, or other numbers, than a guard has (docs/remotes.md)';
  if (part === 'aliases')
    return `myNote.pages: aliases are former paths of the page, with its parameters: ${JSON.stringify(Object(myNote.pages)[index ?? 0])}`;
  if (part === 'labels')
    return `myNote.pages: labels are words by language, such as { "de": "Wetter" }: ${JSON.stringify(Object(myNote.pages)[index ?? 0])}`;
  if (part === 'icon')
    return `myNote.pages: icon is neither a name nor the path data of an SVG (up to 2,000 characters): ${JSON.stringify(Object(myNote.pages)[index ?? 0])}`;
  const page = index === undefined ? myNote.pages : Object(myNote.pages)[index];
  return `myNote.pages: ${JSON.stringify(page)} is not { "path": "/…", "module": "…" }, and its other fields are not those of a page (docs/remotes.md)`;
}

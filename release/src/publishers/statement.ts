import { isDeepStrictEqual } from 'node:util';
import type { LiveHost } from '@my-note/contract/registry';
import { SBOM } from '@my-note/remote-build/sbom';
import { HOST } from '@my-note/tooling/packages';
import * as z from 'zod/mini';
import type { ReleaseRecord } from '../journal/release-records.ts';
import { plainName } from '../place/compress.ts';
import type { Envelope } from './envelope.ts';

/** What a publisher says about a release, and signs. */
export const statementSchema = z.object({
  schema: z.literal(1),
  /** Id of the site's list of publishers: a statement for one site is worth nothing at another. */
  site: z.string(),
  /** Remote, or `host`. */
  name: z.string(),
  version: z.string(),
  /** Integrity of each file of the build, with its bill of materials. */
  files: z.record(z.string(), z.string()),
  /** What the registry will say of it, and what its package.json declares. */
  declared: z.unknown(),
  /** Commit that it was built from; null where git does not know. `changed`: files differed from the commit. */
  source: z.object({ commit: z.nullable(z.string()), changed: z.boolean() }),
  /** ISO time with milliseconds. A statement is older than the next one about the same remote. */
  at: z.iso.datetime(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A release or a build of the host, as far as it is signed. */
export interface Signable {
  name: string;
  version: string;
  files: Record<string, string>;
  declared: object;
  signed?: Envelope | undefined;
}

/** The signed part of a release. Its compressed forms are made when it is placed, and compared with their files. */
export function signableRelease({
  name,
  release,
  flag,
  guard,
  trust,
  field,
  files,
  signed,
}: ReleaseRecord): Signable {
  const plain = Object.entries(files).filter(
    ([file]) => plainName(file) === file || !(plainName(file) in files),
  );
  const declared = { release, flag, guard, trust, field };
  return { name, version: release.version, files: Object.fromEntries(plain), declared, signed };
}

/** The signed part of a build of the host. */
export const signableHost = (live: LiveHost, files: Record<string, string>, signed?: Envelope): Signable => ({
  name: HOST,
  version: live.version,
  files,
  declared: live,
  signed,
});

/** How a release differs from what was signed; nothing when it is the same. */
export function differencesFrom(
  statement: Statement,
  { name, version, files, declared }: Signable,
): string[] {
  if (statement.name !== name || statement.version !== version)
    return [`the statement is about ${statement.name} ${statement.version}`];
  const all = new Set([...Object.keys(statement.files), ...Object.keys(files)]);
  const wrong = [...all].filter((file) => statement.files[file] !== files[file]).sort();
  return [
    ...wrong.map((file) => `${file} is not what was signed`),
    ...(isDeepStrictEqual(statement.declared, plain(declared))
      ? []
      : ['what it declares is not what was signed']),
    ...(files[SBOM]
      ? []
      : [`it has no ${SBOM}, the list of its packages. Build it with the present bundler`]),
  ];
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry, Release } from '@my-note/contract/registry';
import { type BuiltRemote, readBuiltRemote } from '@my-note/release/built-remote';
import { MANIFEST, type Manifest, parseManifest } from '@my-note/release/manifest';
import { parseRegistry, releaseOf } from '@my-note/release/registry';
import { Refusal } from '@my-note/tooling/refusal';
import { shippedFiles } from '@my-note/tooling/site-files';

/** A build of a remote that is checked. */
export interface Candidate extends BuiltRemote {
  manifest: Manifest;
  /** Folder of its package; a build that a site stores has none. */
  dir?: string;
}

/** A build that contradicts itself, so that nothing else of it can be checked. */
export class UnreadableBuild extends Error {
  readonly dir: string;
  constructor(message: string, dir: string) {
    super(message);
    this.dir = dir;
  }
}

const REGISTRY = 'registry.json';

/** Name and version, for messages. */
export const titleOf = ({ name, release }: { name: string; release: Release }) =>
  `${name} ${release.version}`;

/**
 * Reads what a folder has to check: the build of a remote, the folder of its package, or a site with all its remotes.
 * @throws {Refusal} that says what is missing
 */
export function readCandidates(folder: string): Candidate[] {
  const dir = path.resolve(folder);
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Refusal(`There is no folder ${dir}. Build the remote first: npm run build`);
  if (existsSync(path.join(dir, REGISTRY))) return readSite(dir);
  const isPackage = existsSync(path.join(dir, 'package.json')) && !existsSync(path.join(dir, MANIFEST));
  return [readBuild(isPackage ? path.join(dir, 'dist') : dir)];
}

function readBuild(dist: string): Candidate {
  const dir = path.dirname(dist);
  if (!existsSync(path.join(dist, MANIFEST)))
    throw new Refusal(`${dist} has no ${MANIFEST}. Build the remote first: npm run build`);
  if (!existsSync(path.join(dir, 'package.json')))
    throw new Refusal(
      `${dir} has no package.json, which names the remote and its pages. Give the build inside of its package: my-note-conformance dist/`,
    );
  try {
    const built = readBuiltRemote(dir, dist);
    return { ...built, manifest: manifestIn(built.files), dir };
  } catch (error) {
    throw error instanceof Refusal ? new UnreadableBuild(error.message, dir) : error;
  }
}

function readSite(site: string): Candidate[] {
  const { remotes } = parseRegistry(readFileSync(path.join(site, REGISTRY)));
  return remotes.filter(({ killed }) => !killed).map((entry) => readStored(site, entry));
}

function readStored(site: string, entry: RegistryEntry): Candidate {
  const folder = path.join(site, path.dirname(entry.manifest.url));
  const names = shippedFiles(folder).filter((file) => !file.endsWith('.br'));
  const files = new Map(names.map((file) => [file, readFileSync(path.join(folder, file))]));
  if (!files.has(MANIFEST))
    throw new Refusal(`${folder} has no ${MANIFEST}, although the registry of ${site} names it.`);
  const { name, flag } = entry;
  return {
    name,
    release: releaseOf(entry),
    ...(flag ? { flag } : {}),
    files,
    manifest: manifestIn(files),
  };
}

const manifestIn = (files: Map<string, Buffer>) => parseManifest(files.get(MANIFEST) ?? '');

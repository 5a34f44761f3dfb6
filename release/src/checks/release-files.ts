import type { Release } from '@my-note/contract/registry';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { versionFolder } from '../journal/release-records.ts';
import { compressedName, holds } from '../place/compress.ts';
import { MANIFEST, type Manifest, parseManifest } from '../place/manifest.ts';
import type { Area } from '../store/area.ts';

/** Compares the files of a release in the store with the hashes recorded when it was placed, in both directions. */
export async function readRelease(
  site: Area,
  name: string,
  release: Release,
  hashes: Record<string, string>,
): Promise<{ files: Map<string, Buffer>; problems: string[] }> {
  const folder = versionFolder(name, release.version);
  const there = (await site.list(folder)).map(({ key }) => key.slice(folder.length + 1));
  const files = new Map<string, Buffer>();
  const problems: string[] = [];
  const expected = Object.entries(hashes);
  await Promise.all(
    expected.map(async ([file, integrity]) => {
      const found = await site.read(`${folder}/${file}`);
      if (!found) problems.push(`${folder}/${file} is missing`);
      else if (integrityOfContent(found.content) !== integrity)
        problems.push(`${folder}/${file} is not what was placed: its sha384 differs`);
      else files.set(file, found.content);
    }),
  );
  const unknown = there.filter((file) => !(file in hashes));
  problems.push(...unknown.map((file) => `${folder}/${file} does not belong to the release`));
  return { files, problems: problems.sort() };
}

/** Checks hashes as browsers do: the registry pins manifest and entry, the manifest pins every script and style. */
export async function followPins(
  site: Area,
  name: string,
  release: Release,
): Promise<{ checked: number; problems: string[] }> {
  const folder = versionFolder(name, release.version);
  const manifest = await site.read(`${folder}/${MANIFEST}`);
  const problems: string[] = [];
  let checked = 0;
  const check = async (key: string, integrity: string, by: string) => {
    checked += 1;
    const found = await site.read(key);
    if (!found) return void problems.push(`${key} is missing; ${by} names it`);
    if (integrityOfContent(found.content) !== integrity)
      return void problems.push(`${key} is not what ${by} pins: its sha384 differs`);
    const small = await site.read(compressedName(key));
    if (small && !holds(small.content, found.content))
      problems.push(`${compressedName(key)} is not the compressed form of its file`);
  };
  await check(release.manifest.url.slice(1), release.manifest.integrity, 'the registry');
  await check(release.entry.url.slice(1), release.entry.integrity, 'the registry');
  for (const [url, integrity] of Object.entries(release.scripts ?? {}))
    await check(url.slice(1), integrity, 'the registry');
  // The pins of a wrong manifest are worthless.
  if (problems.length > 0 || !manifest) return { checked, problems };
  const parsed = parseManifest(manifest.content);
  const pinned = parsed.metaData.integrity ?? {};
  for (const [file, integrity] of Object.entries(pinned))
    await check(`${folder}/${file}`, integrity, 'the manifest');
  const loose = filesNamedBy(parsed).filter((file) => !pinned[file]);
  problems.push(...loose.map((file) => `${folder}/${file} has no hash in the manifest, which names it`));
  return { checked, problems };
}

function filesNamedBy({ exposes, shared = [] }: Manifest): string[] {
  const assets = [...exposes, ...shared].flatMap((one) =>
    one.assets ? [one.assets.js, one.assets.css] : [],
  );
  return [...new Set(assets.flatMap(({ sync, async: later = [] }) => [...sync, ...later]))];
}

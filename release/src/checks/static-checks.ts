import type { LiveHost, Release } from '@my-note/contract/registry';
import { type ReleaseRecord, versionFolder } from '../journal/release-records.ts';
import { MANIFEST, parseManifest } from '../place/manifest.ts';
import type { Area } from '../store/area.ts';
import { billProblems } from './bill-of-materials.ts';
import type { Budget } from './budget.ts';
import { misfits } from './fit.ts';
import { followPins, readRelease } from './release-files.ts';
import { readSources } from './second-copies.ts';
import { overBudget } from './weigh.ts';

/** Checks that every file of a release has its hash: the one recorded when it was placed, and the pinned one. */
export async function inspect(
  site: Area,
  { name, release, files: hashes }: { name: string; release: Release; files?: Record<string, string> },
): Promise<{ files: Map<string, Buffer>; checked: number; problems: string[] }> {
  const { files, problems } = hashes
    ? await readRelease(site, name, release, hashes)
    : { files: new Map(), problems: [] };
  // Following the pins would report the same files again.
  if (problems.length > 0) return { files, checked: files.size, problems };
  const chain = await followPins(site, name, release);
  return { files, checked: Math.max(files.size, chain.checked), problems: chain.problems };
}

/** Checks a placed release without running it: hashes, second copies, and budget. */
export async function checkRelease(site: Area, record: ReleaseRecord, budget: Budget): Promise<string[]> {
  const { files, problems } = await inspect(site, record);
  if (problems.length > 0) return problems;
  return checkFiles(record.name, files, budget);
}

/** Checks the files of a build, by their names in it: packages and budget. */
export const checkFiles = (name: string, files: Map<string, Buffer>, budget: Budget): string[] => [
  ...packageProblems(name, files),
  ...overBudget({ name, files, budget }),
];

/** Reports which of some releases would not run in a host. */
export async function checkFit(
  site: Area,
  candidates: { name: string; release: Release }[],
  host: LiveHost | undefined,
): Promise<string[]> {
  const problems = candidates.map(async (candidate) => {
    const key = `${versionFolder(candidate.name, candidate.release.version)}/${MANIFEST}`;
    const manifest = await site.read(key);
    return manifest ? misfits(candidate, parseManifest(manifest.content), host) : [`${key} is missing`];
  });
  return (await Promise.all(problems)).flat();
}

// The build refuses second copies too, but a release may come from another build.
function packageProblems(name: string, files: Map<string, Buffer>): string[] {
  const { blind, copies, packages } = readSources(files);
  if (blind.length > 0) {
    return [
      `${name} has scripts without a source map that names sources (${blind.join(', ')}), so that nobody can tell what is in them`,
    ];
  }
  return [
    ...[...copies.keys()].map(
      (copy) => `${name} holds a second copy of ${copy}. Import it from @my-note/kit`,
    ),
    ...billProblems(name, files, packages),
  ];
}

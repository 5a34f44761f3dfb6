import type { Registry } from '@my-note/contract/registry';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { liveHostBuild } from '../journal/host-builds.ts';
import { compressedName, holds } from '../place/compress.ts';
import type { Store } from '../store/area.ts';

/** Compares every file of the live host with its recorded hash. */
export async function hostProblems(
  store: Store,
  registry: Registry,
): Promise<{ checked: number; problems: string[] }> {
  const { host } = registry;
  const live = await liveHostBuild(store, registry);
  if (!live) {
    const problems = host ? [`the store keeps no list of the files of host ${host.version}`] : [];
    return { checked: 0, problems };
  }
  const problems = [];
  for (const [file, integrity] of Object.entries(live.files)) {
    const [found, small] = await Promise.all([store.site.read(file), store.site.read(compressedName(file))]);
    if (!found) problems.push(`${file} is missing`);
    else if (integrityOfContent(found.content) !== integrity)
      problems.push(`${file} is not what was placed: its sha384 differs`);
    else if (small && !holds(small.content, found.content))
      problems.push(`${compressedName(file)} is not the compressed form of its file`);
  }
  return { checked: Object.keys(live.files).length, problems };
}

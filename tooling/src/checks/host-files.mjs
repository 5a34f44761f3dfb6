import { integrityOfContent } from '../site-files.mjs';
import { compressedName, holds } from '../store/compress.mjs';
import { liveHostBuild } from '../store/host-builds.mjs';

/**
 * Reads every file of the live host and compares it with what was placed.
 * @param {import('../store/store.mjs').Store} store
 * @param {import('../store/registry.mjs').Registry} registry
 * @returns {Promise<{ checked: number, problems: string[] }>}
 */
export async function hostProblems(store, registry) {
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

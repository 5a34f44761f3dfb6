import { MANIFEST } from '@my-note/release/manifest';
import { integrityOfContent } from '@my-note/tooling/site-files';
import type { Candidate } from '../../candidate.ts';
import type { BuildCheck, Finding } from '../../finding.ts';

const whatToDo =
  'Build again, and change no file of a build afterwards: hosts run no file whose hash differs.';
const SHA = /sha384-[A-Za-z0-9+/]{64}/g;

/** The registry pins manifest and entry, the manifest every script and style, the entry the chunks that it loads. */
export const hashes: BuildCheck = {
  id: 'hashes',
  looksAt: 'each script and style is the one that was built',
  run: (remote) => [...pinnedByRegistry(remote), ...pinnedByManifest(remote), ...pinnedByEntry(remote)],
};

const hashOf = ({ files }: Candidate, file: string) => integrityOfContent(files.get(file) ?? '');
const fileOf = (url: string) => url.split('/').slice(4).join('/');

function pinnedByRegistry(remote: Candidate): Finding[] {
  return [remote.release.manifest, remote.release.entry]
    .filter(({ url, integrity }) => hashOf(remote, fileOf(url)) !== integrity)
    .map(({ url }) => ({
      what: `${fileOf(url)} is not what the registry pins`,
      where: 'registry.json',
      whatToDo,
    }));
}

function pinnedByManifest(remote: Candidate): Finding[] {
  const pins = remote.manifest.metaData.integrity ?? {};
  const loose = [...remote.files.keys()].filter((file) => /\.(js|css)$/.test(file) && !pins[file]);
  const changed = Object.entries(pins).filter(([file, hash]) => hashOf(remote, file) !== hash);
  return [
    ...loose.map((file) => ({ what: `${file} has no hash`, where: MANIFEST, whatToDo })),
    ...changed.map(([file]) => ({
      what: `${file} is not what the manifest pins`,
      where: MANIFEST,
      whatToDo,
    })),
  ];
}

// webpack and Rspack write the hashes of chunks into the entry; a build of ES modules has none there.
function pinnedByEntry(remote: Candidate): Finding[] {
  const entry = fileOf(remote.release.entry.url);
  const pins = new Set(remote.files.get(entry)?.toString().match(SHA));
  if (pins.size === 0) return [];
  const scripts = remote.manifest.exposes.flatMap(({ assets: { js } }) => [...js.sync, ...(js.async ?? [])]);
  return [...new Set(scripts)]
    .filter((file) => remote.files.has(file) && file !== entry && !pins.has(hashOf(remote, file)))
    .map((file) => ({ what: `${file} was changed after the build`, where: entry, whatToDo }));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@my-note/contract/registry';
import { packageOf } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { fingerprint, integrityOfContent, shippedFiles } from '@my-note/tooling/site-files';
import type { DeclaredGuard } from '../guard/thresholds.ts';
import { versionFolder } from '../journal/release-records.ts';
import { parseJson } from '../parse-json.ts';
import { type Declaration, readDeclaration } from './declaration.ts';
import { CHUNKS, chunksSchema, MANIFEST, type Manifest, parseManifest } from './manifest.ts';

export interface BuiltRemote {
  name: string;
  release: Release;
  flag?: string;
  /** It asks to run in a frame of its own. */
  trust?: 'isolated';
  /** Thresholds of a guarded canary, as far as the remote has its own. */
  guard?: DeclaredGuard;
  files: Map<string, Buffer>;
}

/** The files of a build, as the bundler wrote them. */
export const readBuild = (dir: string, dist = path.join(dir, 'dist')): Map<string, Buffer> =>
  new Map(shippedFiles(dist).map((file) => [file, readFileSync(path.join(dist, file))]));

/** Reads the build in the folder of a remote's package. */
export function readBuiltRemote(dir: string, dist = path.join(dir, 'dist')): BuiltRemote {
  const packageJson = packageOf(dir);
  const { version, declaration } = readDeclaration(path.join(dir, 'package.json'), packageJson);
  const { name, flag, guard, trust } = declaration;
  const files = readBuild(dir, dist);
  if (!files.has(MANIFEST)) {
    throw new Refusal(`${dist} has no ${MANIFEST}. Build the remote first: pnpm remote build ${name}`);
  }
  // The declared pages are part of the version.
  const described = new Map([...files, ['package.json', Buffer.from(JSON.stringify(packageJson.myNote))]]);
  const full = `${version}-${fingerprint(described)}`;
  const manifest = pinChunks(files);
  return {
    name,
    release: describe(declaration, full, manifest, files),
    ...(flag ? { flag } : {}),
    ...(trust ? { trust } : {}),
    ...(guard ? { guard } : {}),
    files,
  };
}

// The federation runtime fetches a page's chunks beside the entry, before the hashes inside the entry are known. So the
// manifest, pinned by the registry, has them.
function pinChunks(files: Map<string, Buffer>): Manifest {
  const manifest = parseManifest(files.get(MANIFEST) ?? '');
  const chunks = [...files].filter(([file]) => /\.(js|css)$/.test(file));
  manifest.metaData.integrity = Object.fromEntries(
    chunks.map(([file, content]) => [file, integrityOfContent(content)]),
  );
  files.set(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return manifest;
}

function describe(
  { name, pages, fills, setting }: Declaration,
  version: string,
  { metaData, exposes }: Manifest,
  files: Map<string, Buffer>,
): Release {
  const url = (file: string) => `/${versionFolder(name, version)}/${file}`;
  const pinned = (file: string) => {
    const content = files.get(file);
    if (!content) throw new Refusal(`${name} has no ${file}, which its manifest names. Build it again.`);
    return { url: url(file), integrity: integrityOfContent(content) };
  };
  const exposed = (module: string, why: string) => {
    const found = exposes.find((one) => one.name === module);
    if (found) return found;
    throw new Refusal(
      `${name} names "${module}" as ${why} in its package.json, but src/exposes has no such file.`,
    );
  };
  const chunks = parseJson(chunksSchema, files.get(CHUNKS) ?? '{}') ?? {};
  const chunk = (named: string, page: string) => {
    const found = chunks[named];
    if (found) return found.map(url);
    throw new Refusal(
      `${name} names "${named}" as what the page of ${page} needs next, but its build has no chunk of that name.`,
    );
  };
  for (const [slot, module] of Object.entries(fills ?? {})) exposed(module, `what fills "${slot}"`);
  const described = pages.map((page) => {
    const { js, css } = exposed(page.module, `the page of ${page.path}`).assets;
    return { ...page, files: js.sync, styles: css.sync };
  });
  const languages = exposes.flatMap(({ name: module }) => /^language-(.+)$/.exec(module)?.[1] ?? []);
  const { remoteEntry } = metaData;
  // The scripts of an ES module import one another, so a host checks every one of them. Style sheets are named there too.
  const needsManifest = remoteEntry.type === 'module' || described.some(({ styles }) => styles.length > 0);
  // A file that is missing has no hash, which the checks report.
  const scripts = described
    .flatMap((page) => page.files)
    .flatMap((file) => {
      const hash = metaData.integrity?.[file];
      return hash ? [[url(file), hash]] : [];
    });
  return {
    version,
    scope: metaData.globalName,
    manifest: pinned(MANIFEST),
    entry: pinned(path.posix.join(remoteEntry.path, remoteEntry.name)),
    contract: `^${metaData.contract}`,
    pages: described.map(({ styles: _inManifest, next, ...page }) => ({
      ...page,
      files: page.files.map(url),
      ...(next ? { next: [...new Set(next.flatMap((named) => chunk(named, page.path)))] } : {}),
    })),
    ...(needsManifest ? {} : { scripts: Object.fromEntries(scripts) }),
    ...(fills ? { fills } : {}),
    ...(languages.length > 0 ? { languages } : {}),
    ...(setting ? { setting } : {}),
  };
}

// Makes the tarballs of the public packages: `pnpm pack:packages`, after a build.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { run } from '../workspace/command.mjs';
import { packageOf, root, siteDir } from '../workspace/paths.mjs';
import { Refusal } from '../workspace/refusal.mjs';
import { emitCode } from './emit-code.mjs';
import { emitTypes, TYPES_FOLDER } from './emit-types.mjs';
import { copyKitDocuments } from './kit-documents.mjs';
import { packedManifest, plainVersions } from './manifest.mjs';
import { NEEDED, NEEDED_BY_BUNDLER, PUBLIC_PACKAGES } from './public-packages.mjs';

const SITE = '@my-note/site';

/**
 * Writes a tarball of each public package.
 * @param {string} target folder of the tarballs, emptied before
 * @returns {Promise<string[]>} paths of the tarballs
 */
export async function packPackages(target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const own = new Map(
    PUBLIC_PACKAGES.map(({ folder }) => packageOf(path.join(root, folder))).map(({ name, version }) => [
      name,
      version,
    ]),
  );
  own.set(SITE, packageOf(root).version);
  const staged = [];
  for (const one of PUBLIC_PACKAGES) staged.push(await stage(one, own, target));
  staged.push(stageSite(own, target));
  const tarballs = [];
  for (const dir of staged) tarballs.push(await pack(dir, target));
  return tarballs;
}

/**
 * @param {import('./public-packages.mjs').PublicPackage} one
 * @param {Map<string, string>} own
 * @param {string} target
 */
async function stage(one, own, target) {
  const { folder, code, copy = [] } = one;
  const from = path.join(root, folder);
  const to = path.join(target, 'staged', path.basename(folder));
  write(to, packedManifest(one, own));
  for (const part of [...copy, ...(code === 'copied' ? ['src'] : []), 'README.md']) {
    cpSync(path.join(from, part), path.join(to, part), {
      recursive: true,
      filter: (file) => !/\.test\.m?[jt]sx?$/.test(file),
    });
  }
  copyTexts(folder, to);
  if (code === 'compiled') {
    await emitCode(folder, path.join(to, 'dist'));
    await emitTypes(folder);
    cpSync(path.join(from, TYPES_FOLDER), path.join(to, TYPES_FOLDER), { recursive: true });
  }
  if (folder === 'shared-kit') copyKitDocuments(to);
  if (code === 'bundled') await bundle(one, from, to);
  if (path.basename(folder) === 'create-remote') writeVersions(to, own);
  return to;
}

/**
 * The built product: `npx my-note-site` runs it, and remotes are developed and mounted in it.
 * @param {Map<string, string>} own
 * @param {string} target
 */
function stageSite(own, target) {
  const to = path.join(target, 'staged/site');
  const { dependencies } = JSON.parse(JSON.stringify(packageOf(path.join(root, 'api'))));
  const { '@my-note/contract': _inside, ...outside } = dependencies;
  write(to, {
    name: SITE,
    version: own.get(SITE) ?? '',
    description: 'My Note: notes you host yourself, on an embedded database',
    license: 'MIT',
    type: 'module',
    exports: { './server': './service/server.js', './package.json': './package.json' },
    dependencies: plainVersions(outside, own),
  });
  const parts = { service: path.join(root, 'api/dist'), site: siteDir };
  for (const [part, from] of Object.entries(parts)) {
    if (!existsSync(from)) throw new Refusal(`${from} is missing. Build first: npm run build`);
    cpSync(from, path.join(to, part), { recursive: true, filter: (file) => !file.endsWith('.map') });
  }
  cpSync(path.join(root, 'README.md'), path.join(to, 'README.md'));
  copyTexts('.', to);
  return to;
}

/**
 * @param {string} folder
 * @param {string} to
 */
function copyTexts(folder, to) {
  const own = path.join(root, folder, 'CHANGELOG.md');
  cpSync(existsSync(own) ? own : path.join(root, 'CHANGELOG.md'), path.join(to, 'CHANGELOG.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
}

/**
 * @param {import('./public-packages.mjs').PublicPackage} one
 * @param {string} from
 * @param {string} to
 */
async function bundle({ bin = {}, inline = [] }, from, to) {
  const inside = ['contract', 'tooling', ...inline].join('|');
  const isInside = new RegExp(`^@my-note/(${inside})(/|$)`);
  await build({
    entryPoints: Object.entries(bin).map(([name, entry]) => ({ in: path.join(from, entry), out: name })),
    outdir: path.join(to, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [
      {
        name: 'packages-external',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
            kind === 'entry-point' || isInside.test(request) ? undefined : { external: true },
          ),
      },
    ],
  });
}

/**
 * @param {string} to
 * @param {Map<string, string>} own
 */
function writeVersions(to, own) {
  /** @param {string[]} names */
  const versions = (names) =>
    plainVersions(
      Object.fromEntries(names.map((name) => [name, own.has(name) ? 'workspace:*' : 'catalog:'])),
      own,
    );
  const all = {
    dependencies: versions(NEEDED.dependencies),
    devDependencies: versions(NEEDED.devDependencies),
    bundlers: Object.fromEntries(
      Object.entries(NEEDED_BY_BUNDLER).map(([bundler, names]) => [bundler, versions(names)]),
    ),
  };
  writeFileSync(path.join(to, 'versions.json'), JSON.stringify(all, null, 2));
}

/**
 * @param {string} dir
 * @param {object} manifest
 */
function write(dir, manifest) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
}

/**
 * @param {string} dir
 * @param {string} target
 */
async function pack(dir, target) {
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', target], { cwd: dir });
  if (code !== 0) throw new Refusal(`${dir} cannot be packed:\n${output}`);
  return path.join(target, output.trim().split('\n').at(-1) ?? '');
}

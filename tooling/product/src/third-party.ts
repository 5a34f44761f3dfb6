import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from '@my-note/tooling/paths';
import type { Metafile } from 'esbuild';
import { NAMED } from './named-exports.ts';

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/@.][^/]*(?=\/)/;

/**
 * Names, versions, and licences of the packages in a bundle, as one text.
 * @param metafile of the bundle
 * @param base folder that its paths are relative to
 */
export function thirdParty({ inputs }: Metafile, base: string): string {
  const folders = new Set(
    Object.keys(inputs).flatMap((file) => {
      // Of a virtual module, which stands for a package that is listed itself.
      if (file.startsWith(`${NAMED}:`)) return [];
      const folder = PACKAGE.exec(file)?.[0];
      return folder ? [path.resolve(base, folder)] : [];
    }),
  );
  const texts = new Map(
    [...folders].map((folder) => {
      const { name, version } = packageOf(folder);
      return [`${name} ${version}`, licenceIn(folder)];
    }),
  );
  const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `${name}\n\n${text}`);
  return [`The service of this package contains these ${texts.size} packages.`, ...parts].join(
    `\n\n${'-'.repeat(80)}\n\n`,
  );
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const full = file && path.join(folder, file);
  if (full && existsSync(full)) return readFileSync(full, 'utf8').trim();
  const { license = 'no licence is named' } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return `Licence: ${typeof license === 'string' ? license : JSON.stringify(license)}`;
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';

/** The built service: beside this code in a package of the product, of this workspace, else of the package `@my-note/site` that the current folder has installed. */
export function serviceProgram(): string {
  for (const built of [path.join(import.meta.dirname, 'server.js'), path.join(root, 'api/dist/server.js')])
    if (existsSync(built)) return built;
  try {
    return createRequire(path.resolve('package.json')).resolve('@my-note/site/server');
  } catch {
    throw new Refusal(
      'Pages are mounted in a site of this machine, whose program is missing. In this workspace: npm run build. In a repository of your own: npm install --save-dev @my-note/site. Or leave this check out with --without-browser.',
    );
  }
}

import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '@my-note/tooling/refusal';
import { build, type Metafile, type Plugin } from 'esbuild';
import { namedExports } from './named-exports.ts';

/** What stays outside: a browser's driver that only the check of a publish needs, and a driver that nobody installs. */
const OUTSIDE = ['@playwright/test', 'pg-native'];

/** The programs and threads of the service, relative to `api`. */
const ENTRIES = [
  'src/app/command-line/my-note.ts',
  'src/app/server.ts',
  'src/core/watchdog/watchdog-thread.ts',
  'src/app/works/works-thread.worker.ts',
  'src/features/attachments/scaled/scale-thread.worker.ts',
  'src/features/pages/render-thread.worker.ts',
];

/** Packages of CommonJS ask for these, which an ES module does not have. */
const COMMON_JS = [
  `import { createRequire as __createRequire } from 'node:module';`,
  'const require = __createRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/** The page of the API reads its files beside its own code, which is in the bundle now. */
const SWAGGER = 'swagger-ui';
const swaggerFiles: Plugin = {
  name: 'swagger-files',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@fastify\/swagger-ui\/(index|lib\/routes)\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const contents = text.replace(/__dirname, (?:'\.\.', )?'(?:\.\/)?static/g, `__dirname, '${SWAGGER}`);
      if (contents === text) throw new Refusal(`${file} finds its files in another way than before`);
      return { contents, loader: 'js' };
    }),
};

/**
 * Bundles the service and its commands with all their packages, with the files that they read while they run.
 * @param api folder of the service
 * @param outdir where the bundle is written
 * @returns what went into it
 */
export async function bundleService(api: string, outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: api,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    // Messages name classes of errors.
    keepNames: true,
    legalComments: 'none',
    external: OUTSIDE,
    // Packages are found as Node finds them: with its own conditions esbuild would take other builds of some.
    conditions: [],
    banner: { js: COMMON_JS },
    plugins: [namedExports(OUTSIDE), swaggerFiles],
    metafile: true,
    logLevel: 'error',
  });
  const require = createRequire(path.join(api, 'package.json'));
  const folderOf = (entry: string) => path.dirname(require.resolve(entry));
  cpSync(path.join(api, 'src/core/database/migrations'), path.join(outdir, 'migrations'), {
    recursive: true,
  });
  for (const file of ['pglite.wasm', 'pglite.data', 'initdb.wasm'])
    cpSync(path.join(folderOf('@electric-sql/pglite'), file), path.join(outdir, file));
  cpSync(path.join(folderOf('@fastify/swagger-ui'), 'static'), path.join(outdir, SWAGGER), {
    recursive: true,
  });
  return metafile;
}

import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** A test builds into a folder of its own. */
const outdir = process.argv[2] ?? 'dist';
rmSync(outdir, { recursive: true, force: true });
/** @type {import('esbuild').BuildOptions} */
const common = {
  outdir,
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
};
await build({
  ...common,
  entryPoints: [
    'src/app/server.ts',
    'src/core/watchdog/watchdog-thread.ts',
    'src/app/works/works-thread.worker.ts',
    'src/features/attachments/scaled/scale-thread.worker.ts',
    'src/app/command-line/my-note.ts',
  ],
  // What few installations need, like PGlite, is loaded when it is used.
  splitting: true,
  plugins: [
    {
      // The workspace's own code is TypeScript and goes in; installed packages stay outside.
      name: 'packages-external',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@my-note/') ? undefined : { external: true },
        );
      },
    },
  ],
});
// With its packages: a thread that loads their hundred small modules takes 18 MB more.
await build({ ...common, entryPoints: ['src/features/pages/render-thread.worker.ts'] });
cpSync('src/core/database/migrations', `${outdir}/migrations`, { recursive: true });

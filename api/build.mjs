import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** A test builds into a folder of its own. */
const outdir = process.argv[2] ?? 'dist';
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [
    'src/server.ts',
    'src/watchdog/watchdog-thread.ts',
    'src/commands/notify.ts',
    'src/commands/requests.ts',
    'src/commands/backup.ts',
    'src/commands/restore.ts',
  ],
  outdir,
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
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
cpSync('src/db/migrations', `${outdir}/migrations`, { recursive: true });

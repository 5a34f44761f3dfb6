import './node-version.mjs';
import path from 'node:path';
import { root } from '../src/workspace/paths.mjs';
import { serve } from './serve.mjs';

// `pnpm my-note`: what the command of the package does, on this workspace.
const [command = 'start', ...rest] = process.argv.slice(2);
const needsHelp = rest.some((word) => ['--help', '-h'].includes(word));
if (command === 'start' && !needsHelp) {
  await import('./start.mjs');
} else {
  // Remotes are published from the sources of this workspace, and with the verbs of it.
  const program =
    command === 'remote'
      ? ['--import', 'tsx', path.join(root, 'release/src/command/cli.ts')]
      : [path.join(root, 'api/dist/my-note.js'), command];
  serve([...program, ...rest], {});
}

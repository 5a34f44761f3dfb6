import { pnpm } from '../../run/command.mjs';
import { packageOf, root } from '../paths.mjs';
import { Refusal } from '../store/refusal.mjs';
import { packagesOf } from './workspace.mjs';

/**
 * Builds remotes, or the host, and shows how it goes.
 * @param {string[]} names
 */
export async function build(names) {
  const filters = packagesOf(root, names).map(({ dir }) => `--filter=${packageOf(dir).name}`);
  const args = ['exec', 'turbo', 'run', 'build', '--output-logs=new-only', ...filters];
  const { code } = await pnpm(args, { cwd: root, live: true });
  if (code !== 0)
    throw new Refusal(`The build of ${names.join(', ')} failed; what is published stays as it is.`);
  console.log(`Built ${names.join(', ')}.`);
}

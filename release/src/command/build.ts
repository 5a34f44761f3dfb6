import { pnpm } from '@my-note/tooling/command';
import { packagesOf } from '@my-note/tooling/packages';
import { packageOf, root } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';

/** Builds remotes, or the host, and shows how it goes. */
export async function build(names: string[]) {
  const filters = packagesOf(root, names).map(({ dir }) => `--filter=${packageOf(dir).name}`);
  const args = ['exec', 'turbo', 'run', 'build', '--output-logs=new-only', ...filters];
  const { code } = await pnpm(args, { cwd: root, live: true });
  if (code !== 0)
    throw new Refusal(`The build of ${names.join(', ')} failed; what is published stays as it is.`);
  console.log(`Built ${names.join(', ')}.`);
}

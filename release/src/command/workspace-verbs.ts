import path from 'node:path';
import { newRemote } from '@my-note/create-remote';
import { pnpm } from '@my-note/tooling/command';
import { packagesOf } from '@my-note/tooling/packages';
import { packageOf } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { demand, say, type Verb } from './call.ts';
import { verbs } from './verbs.ts';

const nextSteps = (name: string) => `Made remote-${name}. Next:
  pnpm install                  links the new package
  pnpm dev ${name}              shows it in the built site, with hot reload
  pnpm remote build ${name}     builds it
  pnpm remote publish ${name}   puts it live; the host stays as it is`;

/** The verbs of `pnpm remote` in this workspace. */
export const workspaceVerbs: Record<string, Verb> = {
  ...verbs,
  async build({ rest, workspace }) {
    const names = demand(rest, 1, Number.POSITIVE_INFINITY, 'The name of a remote');
    const filters = packagesOf(workspace, names).map(({ dir }) => `--filter=${packageOf(dir).name}`);
    const args = ['exec', 'turbo', 'run', 'build', '--output-logs=new-only', ...filters];
    const { code } = await pnpm(args, { cwd: workspace, live: true });
    if (code !== 0)
      throw new Refusal(`The build of ${names.join(', ')} failed; what is published stays as it is.`);
    say(`Built ${names.join(', ')}.`);
    return undefined;
  },
  async new({ rest, values, workspace }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of the new remote');
    try {
      newRemote(name, { dir: path.join(values.into ?? workspace, `remote-${name}`), home: 'workspace' });
    } catch (error) {
      throw new Refusal(error instanceof Error ? error.message : String(error));
    }
    say(nextSteps(name));
    return undefined;
  },
};

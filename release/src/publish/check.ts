import { packagesOf } from '@my-note/tooling/packages';
import { Refusal } from '@my-note/tooling/refusal';
import { readBudget } from '../checks/budget.ts';
import { checkFiles } from '../checks/static-checks.ts';
import { readBuiltRemote } from '../place/built-remote.ts';

/**
 * Checks built remotes as a publish would, without a store: declaration, second copies, and budget.
 * @returns a line for each remote
 * @throws {Refusal} with every problem found
 */
export async function check(names: string[], workspace: string): Promise<string[]> {
  const built = packagesOf(workspace, names).map(({ dir }) => ({ ...readBuiltRemote(dir), dir }));
  const problems = built.flatMap(({ name, files, dir }) => checkFiles(name, files, readBudget(dir)));
  if (problems.length > 0) throw new Refusal(problems.map((text) => `  - ${text}`).join('\n'));
  return built.map(({ name, release }) => `${name} ${release.version}: second copies and budget checked`);
}

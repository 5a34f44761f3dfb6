import path from 'node:path';
import type { Ids } from '../../../../core/services.ts';
import { createPlan, folderOf, type ImportPlan } from '../../plan/import-plan.rules.ts';
import type { Survey } from './survey.reader.ts';

/** A category of each folder that holds notes, and a note of each text. */
export function planFolders(
  files: ReadonlySet<string>,
  texts: string[],
  survey: Survey,
  ids: Pick<Ids, 'row'>,
): ImportPlan {
  const plan = createPlan(files, { ids, native: false });
  for (const file of texts) {
    const folder = folderOf(file);
    if (excludeInvalid(plan, survey, file, folder)) continue;
    plan.addNote(file, folder, path.posix.parse(file).name);
  }
  return plan;
}

/** Excludes a file that cannot be a note, with the reason; whether it did. */
export function excludeInvalid(plan: ImportPlan, survey: Survey, file: string, folder: string): boolean {
  const problem = survey.get(file)?.problem ?? plan.problemOf(file, folder);
  if (problem) plan.excluded.set(file, problem.message);
  return problem !== undefined;
}

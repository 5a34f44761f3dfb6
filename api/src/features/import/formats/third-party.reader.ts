import type { Ids } from '../../../core/services.ts';
import type { Progress } from '../../jobs/job-runner.worker.ts';
import { NoteProblem, nothingToImport } from '../import.errors.ts';
import { withoutLeftOut } from '../open/skipped-files.rules.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';
import { type ImportPlan, NOTE } from '../plan/import-plan.rules.ts';
import { createLosses, type Losses } from '../warnings.rules.ts';
import { formats, type Recognised, recogniseByNames, recogniseByTexts } from './detect-format.rules.ts';
import { type Survey, surveyOf } from './model/survey.reader.ts';
import { createKeptTexts, createVault, type KeptTexts } from './model/vault.reader.ts';

/** Finds out which program an archive comes from, and plans what becomes of its files. */
export async function openForeign(
  archive: ZipArchive,
  losses: Losses,
  ids: Pick<Ids, 'row'>,
  progress: Progress,
) {
  const names = [...archive.files.keys()];
  const byNames = recogniseByNames(names, (name) => archive.files.get(name)?.fileComment);
  const kept = createKeptTexts();
  const seen = byNames ? undefined : await surveyTexts(archive, kept, progress);
  const recognised = byNames ?? recogniseByTexts(names, seen ?? new Map());
  // Its tables would come in without the pages around them.
  if (recognised.source === 'notion' && !names.some((name) => NOTE.test(name))) throw nothingToImport(names);
  const { vault, format } = await open(archive, recognised, { losses, kept });
  const survey = seen ? belowPrefix(seen, recognised.prefix) : await surveyOf(vault, format.texts, progress);
  const plan = await format.plan(survey, ids);
  // A vault of which nothing can be read says what is wrong with it.
  if (plan.notes.length === 0) throw firstProblem(plan, format.texts) ?? nothingToImport(names);
  return { vault, format, plan, prefix: recognised.prefix };
}

async function surveyTexts(archive: ZipArchive, kept: KeptTexts, progress: Progress): Promise<Survey> {
  // What is left out is said when it is known where the vault begins.
  const losses = createLosses();
  const vault = createVault(archive, '', withoutLeftOut(archive.files.keys(), losses), losses, kept);
  return surveyOf(
    vault,
    [...vault.files].filter((name) => NOTE.test(name)),
    progress,
  );
}

async function open(
  archive: ZipArchive,
  { source, prefix }: Recognised,
  { losses, kept }: { losses: Losses; kept: KeptTexts },
) {
  const names = [...archive.files.keys()].filter((name) => name.startsWith(prefix));
  const files = withoutLeftOut(
    names.map((name) => name.slice(prefix.length)),
    losses,
  );
  const vault = createVault(archive, prefix, files, losses, kept);
  return { vault, format: await formats[source](vault) };
}

const belowPrefix = (survey: Survey, prefix: string): Survey =>
  new Map(Array.from(survey, ([name, surveyed]) => [name.slice(prefix.length), surveyed]));

function firstProblem({ excluded }: ImportPlan, texts: string[]) {
  const [first] = excluded.values();
  const reason = texts.map((file) => excluded.get(file)).find(Boolean) ?? first;
  return reason === undefined ? undefined : new NoteProblem(reason);
}

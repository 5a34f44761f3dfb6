import type { Ids } from '../../../core/services.ts';
import type { Progress } from '../../jobs/job-runner.worker.ts';
import { NoteProblem, nothingToImport } from '../import.errors.ts';
import { withoutSkipped } from '../open/skipped-files.rules.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';
import { type ImportPlan, NOTE } from '../plan/import-plan.rules.ts';
import { createWarnings, type Warnings } from '../warnings.rules.ts';
import {
  findKeepNote,
  formats,
  recognizeByNames,
  recognizeByTexts,
  recognizeKeep,
} from './detect-format.rules.ts';
import { type Survey, surveyOf } from './model/survey.reader.ts';
import { createKeptTexts, createVault, namesBelow } from './model/vault.reader.ts';
import { thirdPartyReader } from './third-party.reader.ts';

/** Recognizes the other program that wrote an archive: by its names, or else by a survey of all its texts. */
export async function recognizeFormat(archive: ZipArchive, warnings: Warnings, progress: Progress) {
  const names = [...archive.files.keys()];
  const kept = createKeptTexts();
  const surveyAll = () => {
    // Skipped files are reported once it is known where the vault begins.
    const unreported = createWarnings();
    const vault = createVault(archive, '', withoutSkipped(names, unreported), unreported, kept);
    return surveyOf(
      vault,
      [...vault.files].filter((name) => NOTE.test(name)),
      progress,
    );
  };
  const byNames =
    recognizeByNames(names, (name) => archive.files.get(name)?.fileComment) ??
    (await recognizeByKeepNote(archive, names, warnings));
  const surveyed: Survey = byNames ? new Map() : await surveyAll();
  const { source, prefix } = byNames ?? recognizeByTexts(names, surveyed);
  // Its tables would come in without the pages around them.
  if (source === 'notion' && !names.some((name) => NOTE.test(name))) throw nothingToImport(names);
  const files = withoutSkipped(namesBelow(archive, prefix), warnings);
  const vault = createVault(archive, prefix, files, warnings, kept);
  const format = await formats[source](vault);
  return {
    source,
    vault,
    survey: async (progress: Progress): Promise<Survey> =>
      byNames
        ? surveyOf(vault, format.texts, progress)
        : new Map(Array.from(surveyed, ([name, facts]) => [name.slice(prefix.length), facts])),
    async plan(survey: Survey, ids: Pick<Ids, 'row'>) {
      const plan = await format.plan(survey, ids);
      if (plan.notes.length === 0) throw firstProblem(plan, format.texts) ?? nothingToImport(names);
      return plan;
    },
    reader: (plan: ImportPlan) => thirdPartyReader(vault, plan, format),
  };
}

async function recognizeByKeepNote(archive: ZipArchive, names: string[], warnings: Warnings) {
  const note = findKeepNote(names);
  if (note === undefined) return undefined;
  const vault = createVault(archive, '', new Set([note]), warnings);
  return recognizeKeep(note, await vault.read(note));
}

function firstProblem({ excluded }: ImportPlan, texts: string[]) {
  const [first] = excluded.values();
  const reason = texts.map((file) => excluded.get(file)).find(Boolean) ?? first;
  return reason === undefined ? undefined : new NoteProblem(reason);
}

import * as z from 'zod';
import type { Ids } from '../../../core/services.ts';
import type { Progress } from '../../jobs/job-runner.worker.ts';
import { NoteProblem, nothingToImport } from '../import.errors.ts';
import { withoutSkipped } from '../open/skipped-files.rules.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';
import { type ImportPlan, NOTE } from '../plan/import-plan.rules.ts';
import { findTranslated } from '../translate/find-translator.rules.ts';
import { MAX_JSON, readJson } from '../translate/read-json.reader.ts';
import type { Spool } from '../translate/spool.store.ts';
import { translate } from '../translate/translate.usecases.ts';
import { createWarnings, type Warnings } from '../warnings.rules.ts';
import {
  findKeepNote,
  formats,
  type Recognized,
  recognizeByNames,
  recognizeByTexts,
  recognizeKeep,
  singleFolder,
} from './detect-format.rules.ts';
import { type Survey, surveyOf } from './model/survey.reader.ts';
import {
  createKeptTexts,
  createVault,
  type KeptTexts,
  namesBelow,
  type Vault,
} from './model/vault.reader.ts';
import { thirdPartyReader } from './third-party.reader.ts';

type Recognizing = { warnings: Warnings; spool: Spool; progress: Progress };

/**
 * Recognizes the other program that wrote an archive: by its names, or else by a survey of all its texts. What is not
 * Markdown there is translated first.
 */
export async function recognizeFormat(archive: ZipArchive, { warnings, spool, progress }: Recognizing) {
  const names = [...archive.files.keys()];
  const byNames =
    recognizeByNames(names, (name) => archive.files.get(name)?.fileComment) ??
    (await recognizeByKeepNote(archive, names, warnings));
  const found = byNames ? asPages(byNames, names) : await findTranslatedIn(archive, names, warnings);
  if (found) {
    const { source, prefix } = found;
    const translated = await translate(archive, { source, prefix, warnings, spool, progress });
    const vault = createVault(translated, '', new Set(translated.files.keys()), warnings);
    return readAs(source, vault, names);
  }
  const kept = createKeptTexts();
  const vaultIn = (prefix: string) =>
    createVault(archive, prefix, withoutSkipped(namesBelow(archive, prefix), warnings), warnings, kept);
  if (byNames) return readAs(byNames.source, vaultIn(byNames.prefix), names);
  const surveyed = await surveyAll(archive, kept, progress);
  const byTexts = recognizeByTexts(names, surveyed);
  const survey: Survey = new Map(
    Array.from(surveyed, ([name, facts]) => [name.slice(byTexts.prefix.length), facts]),
  );
  return readAs(byTexts.source, vaultIn(byTexts.prefix), names, survey);
}

/** Docmost exports the same pages as HTML, too. */
function asPages({ source, prefix }: Recognized, names: string[]) {
  const isText = (name: string) => name.startsWith(prefix) && NOTE.test(name);
  return source === 'docmost' && !names.some(isText) ? { source, prefix } : undefined;
}

function findTranslatedIn(archive: ZipArchive, names: string[], warnings: Warnings) {
  const vault = createVault(archive, '', new Set(names), warnings);
  const isLong = (name: string) => (archive.files.get(name)?.uncompressedSize ?? 0) > MAX_JSON;
  const read = async (name: string) => (isLong(name) ? undefined : readJson(vault, name, z.unknown()));
  return findTranslated(names, { wrapping: singleFolder(names), read });
}

/** Skipped files are reported once it is known where the vault begins. */
function surveyAll(archive: ZipArchive, kept: KeptTexts, progress: Progress) {
  const unreported = createWarnings();
  const vault = createVault(archive, '', withoutSkipped(archive.files.keys(), unreported), unreported, kept);
  return surveyOf(
    vault,
    [...vault.files].filter((name) => NOTE.test(name)),
    progress,
  );
}

async function readAs(source: keyof typeof formats, vault: Vault, names: string[], surveyed?: Survey) {
  // Its tables would come in without the pages around them.
  if (source === 'notion' && !names.some((name) => NOTE.test(name))) throw nothingToImport(names);
  const format = await formats[source](vault);
  return {
    source,
    vault,
    survey: async (progress: Progress): Promise<Survey> =>
      surveyed ?? surveyOf(vault, format.texts, progress),
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

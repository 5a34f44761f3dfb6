import type { Progress } from '../../jobs/job-runner.worker.ts';
import { createVault, namesBelow } from '../formats/model/vault.reader.ts';
import { withoutSkipped } from '../open/skipped-files.rules.ts';
import type { ZipArchive } from '../open/zip-archive.reader.ts';
import type { Warnings } from '../warnings.rules.ts';
import { loadTranslator, type TranslatedSource } from './find-translator.rules.ts';
import type { Spool } from './spool.store.ts';

type Translation = {
  source: TranslatedSource;
  /** The folder that lies around everything. */
  prefix: string;
  warnings: Warnings;
  spool: Spool;
  progress: Progress;
};

/** The notes of a program as an archive of Markdown files. */
export async function translate(
  archive: ZipArchive,
  { source, prefix, warnings, spool, progress }: Translation,
): Promise<ZipArchive> {
  const read = await loadTranslator(source);
  const files = withoutSkipped(namesBelow(archive, prefix), warnings);
  const vault = createVault(archive, prefix, files, warnings);
  return spool.write(read(vault), { archive, prefix, warnings, progress });
}

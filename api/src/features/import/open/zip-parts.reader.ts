import { LIMITS } from '@my-note/contract';
import type { Uploads } from '../../../core/files/uploads.ts';
import { archiveTooLarge, broken, tooManyParts } from '../import.errors.ts';
import { NOTE } from '../plan/import-plan.rules.ts';
import { warningTexts } from '../warning-texts.ts';
import type { Warnings } from '../warnings.rules.ts';
import { JUNK } from './skipped-files.rules.ts';
import { type Budget, createBudget, isSameFile, openArchive, type ZipArchive } from './zip-archive.reader.ts';

/** Notion packs a large export into zips, and puts those into one. */
const PART = /(?:^|\/)ExportBlock-[^/]*\.zip$|-Part-\d+\.zip$/i;
/** Each stays open during the import. */
const MAX_PARTS = 100;

/** Opens a zip, with the zips inside it, and reports the entries that cannot be read. */
export async function openWithParts(file: string, uploads: Uploads, warnings: Warnings): Promise<ZipArchive> {
  const budget = createBudget();
  // Closes the outer archive by itself when it fails.
  const archive = await openParts(await openArchive(file, budget), { uploads, budget, warnings });
  for (const { file: name, reason } of archive.dropped) if (!JUNK.test(name)) warnings.skip(name, reason);
  return archive;
}

/**
 * The archives in an archive as one, when it holds no notes itself. Only one level is opened, and all of them
 * take from the budget of the outer one. Closing it closes all.
 */
export async function openParts(
  outer: ZipArchive,
  { uploads, budget, warnings }: { uploads: Uploads; budget: Budget; warnings: Warnings },
): Promise<ZipArchive> {
  const names = [...outer.files.keys()].filter((name) => !JUNK.test(name));
  const parts = names.filter((name) => PART.test(name)).sort();
  if (parts.length === 0 || names.some((name) => NOTE.test(name))) return outer;
  const opened: { archive: ZipArchive; file: string }[] = [];
  const close = async () => {
    for (const { archive, file } of opened) {
      await archive.close();
      await uploads.discard(file);
    }
    await outer.close();
  };
  try {
    if (parts.length > MAX_PARTS) throw tooManyParts(MAX_PARTS);
    for (const part of parts) {
      const file = await uploads.receive(await outer.open(part, LIMITS.archiveBytes, archiveTooLarge));
      const archive = await openArchive(file, budget).catch(async (error) => {
        await uploads.discard(file);
        throw error;
      });
      opened.push({ archive, file });
    }
  } catch (error) {
    await close();
    throw error;
  }
  for (const name of names) if (!PART.test(name)) warnings.skip(name, warningTexts.besideParts);
  const holder = new Map<string, ZipArchive>();
  const files: ZipArchive['files'] = new Map();
  for (const { archive } of opened)
    for (const [name, entry] of archive.files) {
      const taken = files.get(name);
      if (taken) {
        if (!isSameFile(taken, entry) && !JUNK.test(name)) warnings.skip(name, warningTexts.otherPart);
        continue;
      }
      files.set(name, entry);
      holder.set(name, archive);
    }
  return {
    files,
    dropped: [...outer.dropped, ...opened.flatMap(({ archive }) => archive.dropped)],
    async open(name, maxBytes, tooLarge) {
      const archive = holder.get(name);
      if (!archive) throw broken(name);
      return archive.open(name, maxBytes, tooLarge);
    },
    close,
  };
}

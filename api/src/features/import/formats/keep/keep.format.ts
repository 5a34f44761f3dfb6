import path from 'node:path';
import { NoteProblem } from '../../import.errors.ts';
import { createPlan } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Format, Links } from '../model/format.port.ts';
import { excludeInvalid } from '../model/plan-folders.rules.ts';
import { findByPath } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { type KeepNote, readKeepNote } from './keep-note.parser.ts';
import { datesOf, textOf, titleOf } from './keep-text.rules.ts';

/** A category of its own, so that nobody misses what was out of sight in Keep. */
const ARCHIVE = 'Archive';
export const KEEP_NOTE = /\.json$/i;
/** Beside each note there is the same as a page, and one list of all labels. */
const REPEATED = /\.html$|(?:^|\/)Labels\.txt$/i;

/** Google Keep in an archive of Google Takeout: a file of JSON for each note, with its pictures beside it. */
export async function keepFormat(vault: Vault): Promise<Format> {
  const files = new Set([...vault.files].filter((file) => !REPEATED.test(file)));
  const notes = await readNotes(vault, files);
  const texts = [...notes].filter(([, { isTrashed }]) => !isTrashed).map(([file]) => file);
  return {
    texts,
    isPlain: () => true,
    plan(survey, ids) {
      const plan = createPlan(files, { ids, native: false });
      for (const [file, note] of notes) {
        const folder = note.isArchived ? ARCHIVE : '';
        if (note.isTrashed) plan.excluded.set(file, warningTexts.keepTrash);
        else if (!excludeInvalid(plan, survey, file, folder)) plan.addNote(file, folder, titleOf(note));
      }
      return plan;
    },
    finder: findByPath,
    convert({ file, name }, links) {
      const note = notes.get(file);
      if (!note) return { title: name, text: '' };
      if (note.color !== 'DEFAULT') links.warn(warningTexts.color, note.color.toLowerCase());
      return { title: titleOf(note), text: textOf(note, picturesOf(note, links)), front: datesOf(note) };
    },
  };
}

async function readNotes(vault: Vault, files: ReadonlySet<string>) {
  const notes = new Map<string, KeepNote>();
  for (const file of files) {
    if (!KEEP_NOTE.test(file)) continue;
    // A problem of one file is reported by the survey, with its name.
    const text = await vault.peek(file).catch((error: unknown) => {
      if (error instanceof NoteProblem) return '';
      throw error;
    });
    const note = readKeepNote(text);
    if (note) notes.set(file, note);
  }
  return notes;
}

/** The pictures of a note. The list of Keep may name another ending than the file has. */
function picturesOf({ attachments }: KeepNote, links: Links): string[] {
  return attachments.flatMap(({ filePath }) => {
    const { name, ext } = path.posix.parse(filePath);
    const found = [filePath, ...['.jpg', '.jpeg', '.png', '.gif', '.webp'].map((ending) => name + ending)]
      .map(links.find)
      .find((file) => file !== undefined);
    if (found === undefined) links.warn(warningTexts.pictureMissing, filePath);
    const address = found === undefined ? undefined : links.address(found);
    return address === undefined ? [] : [`![${name}${ext}](${address})`];
  });
}

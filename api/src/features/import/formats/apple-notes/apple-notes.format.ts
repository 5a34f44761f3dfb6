import path from 'node:path';
import { compareNames } from '../../../../core/text/compare-names.ts';
import { createPlan, folderOf } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import { trashedIn } from '../model/archived.rules.ts';
import type { Format, Links } from '../model/format.port.ts';
import { excludeInvalid } from '../model/plan-folders.rules.ts';
import { findByPath } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { firstLineTitle } from '../text/first-line.rules.ts';
import { type AppleDetails, DETAILS, readDetails } from './apple-details.parser.ts';
import { appleText } from './apple-text.rules.ts';

/** The folders of notes in a copy of one's data. */
export const APPLE_NOTE = /^(?:Notes|Recently Deleted)\/.+\.txt$/i;
const DELETED = /^Recently Deleted\//i;
/** Lists of who shared what with whom, and of all notes. */
const ABOUT = /^[^/]+\.csv$/i;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|heic|tiff?)$/i;

/** Apple's notes, as privacy.apple.com gives them: a folder of each note, with its text and its files. */
export async function appleNotesFormat(vault: Vault): Promise<Format> {
  const files = new Set([...vault.files].filter((file) => !ABOUT.test(file)));
  const texts = [...files].filter((file) => APPLE_NOTE.test(file));
  const details = vault.files.has(DETAILS) ? await readDetails(vault) : new Map<string, AppleDetails>();
  const beside = new Map<string, string[]>();
  for (const file of [...files].filter((name) => !APPLE_NOTE.test(name)).sort(byNumber))
    beside.set(folderOf(file), [...(beside.get(folderOf(file)) ?? []), file]);
  return {
    texts,
    isPlain: () => true,
    plan(survey, ids) {
      const plan = createPlan(files, { ids, native: false });
      for (const file of texts) {
        // The last folder is the note itself.
        const folder = folderOf(folderOf(file)).replace(/^[^/]+\/?/, '');
        if (DELETED.test(file)) plan.excluded.set(file, trashedIn('Apple Notes'));
        else if (!excludeInvalid(plan, survey, file, folder)) plan.addNote(file, folder, nameOf(file));
      }
      return plan;
    },
    finder: findByPath,
    convert({ file, text }, links) {
      const [line = '', ...others] = text.replaceAll('\r\n', '\n').trimStart().split('\n');
      const title = line.trim() === '' ? nameOf(file) : firstLineTitle(line);
      const body = title === line.trim() ? others.join('\n') : text;
      const known = details.get(line.trim()) ?? details.get(nameOf(file));
      if (known?.drawing) links.warn(warningTexts.drawing);
      return {
        title,
        text: appleText(body, filesOf(beside.get(folderOf(file)) ?? [], links)),
        front: known?.front ?? {},
      };
    },
  };
}

/** `Attachment.png` comes before `Attachment-1.png`. */
const byNumber = (a: string, b: string) => compareNames(numbered(a), numbered(b));
const numbered = (file: string) =>
  file.replace(/(?:-(\d{1,9}))?(\.[^./]*)?$/, (_end, number = '0', ending = '') => ` ${number}${ending}`);

const nameOf = (file: string) => path.posix.basename(folderOf(file));

/** The files of a note in the order in which its text has places for them. */
const filesOf = (files: string[], links: Links): string[] =>
  files.flatMap((file) => {
    const address = links.address(file);
    const name = path.posix.basename(file).replace(/[[\]\\]/g, '\\$&');
    return address === undefined ? [] : [`${PICTURE.test(file) ? '!' : ''}[${name}](${address})`];
  });

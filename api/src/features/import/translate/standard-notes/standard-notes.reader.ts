import { invalid } from '../../../../core/errors.ts';
import { ARCHIVE, trashedIn } from '../../formats/model/archived.rules.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { fenced } from '../../formats/text/code-note.rules.ts';
import { firstLineTitle } from '../../formats/text/first-line.rules.ts';
import { plainToMarkdown } from '../../formats/text/plain-text.rules.ts';
import { importTexts } from '../../texts.ts';
import { warningTexts } from '../../warning-texts.ts';
import { createPlaces, linkTo } from '../file-places.rules.ts';
import { writeMarkdown } from '../html/html-markdown.writer.ts';
import { pageToMarkdown } from '../html/html-to-markdown.rules.ts';
import { noteFile } from '../note-file.writer.ts';
import { readJson } from '../read-json.reader.ts';
import type { Piece } from '../translator.port.ts';
import { backupSchema, isEncrypted, notesOf, type StandardNote } from './standard-notes.parser.ts';
import { readSuperNote } from './super-note.parser.ts';

/** The file of everything in a backup; the files beside it repeat the texts. */
const EVERYTHING = /(?:^|\/)[^/]*Standard Notes[^/]*Backup[^/]*\.txt$|\.json$/i;

const encryptedBackup = () => invalid(importTexts.standardNotesEncrypted);

/** A decrypted backup of Standard Notes. */
export async function* readStandardNotes(vault: Vault): AsyncIterable<Piece> {
  const places = createPlaces();
  for (const file of vault.files) {
    if (!EVERYTHING.test(file)) continue;
    const backup = await readJson(vault, file, backupSchema);
    if (!backup) continue;
    if (isEncrypted(backup)) throw encryptedBackup();
    const files = new Map<StandardNote, string>();
    for (const note of notesOf(backup)) {
      if (note.content.trashed) vault.warnings.skip(titleOf(note), trashedIn('Standard Notes'));
      else files.set(note, places.note(isArchived(note) ? ARCHIVE : '', titleOf(note)));
    }
    const byId = new Map(Array.from(files, ([note, place]) => [note.uuid, { note, place }]));
    for (const [note, place] of files) yield* written(note, place, byId, vault);
  }
}

const own = ({ content }: StandardNote) => content.appData['org.standardnotes.sn'] ?? {};
const isArchived = (note: StandardNote) => own(note).archived === true;
const titleOf = ({ content: { title, text, noteType } }: StandardNote) =>
  title.trim() || (noteType === 'super' ? importTexts.untitled : firstLineTitle(text));

type Placed = ReadonlyMap<string, { note: StandardNote; place: string }>;

function* written(note: StandardNote, file: string, byId: Placed, { warnings }: Vault) {
  const lost = (reason: string, what?: string) => warnings.add(file, reason, what);
  const noteOf = (uuid: string) => {
    const known = byId.get(uuid);
    return known && { title: titleOf(known.note), address: linkTo(known.place, file) };
  };
  if (note.content.starred) lost(warningTexts.star);
  const text = textOf(note, file, { noteOf, lost });
  const links: string[] = [];
  for (const { uuid, content_type } of note.content.references) {
    const linked = content_type === 'Note' ? noteOf(uuid) : undefined;
    if (content_type === 'File' || content_type === 'SN|File') lost(warningTexts.notInBackup, uuid);
    if (linked && !text.includes(`](${linked.address})`))
      links.push(`- [${linked.title.replace(/[[\]\\]/g, '\\$&')}](${linked.address})`);
  }
  yield* noteFile(
    {
      file,
      title: titleOf(note),
      text: [text, links.join('\n')].filter(Boolean).join('\n\n'),
      tags: note.tags,
      created: note.created,
      updated: note.updated,
      pinned: own(note).pinned === true,
    },
    warnings,
  );
}

type Known = Parameters<typeof readSuperNote>[1];

/** The text of a note by the editor that it was written with. */
function textOf({ content: { text, noteType } }: StandardNote, file: string, known: Known): string {
  switch (noteType) {
    case 'super': {
      const tree = readSuperNote(text, known);
      return tree ? writeMarkdown(tree) : text;
    }
    case 'rich-text':
      return pageToMarkdown(text, file, known.lost);
    case 'markdown':
    case 'task':
      return text;
    case 'code':
      return fenced(text, '');
    case 'plain-text':
    case 'unknown':
      return plainToMarkdown(text);
    default:
      known.lost(warningTexts.asCode, noteType);
      return fenced(text, '');
  }
}

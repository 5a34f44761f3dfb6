import * as z from 'zod';
import { trashedIn } from '../../formats/model/archived.rules.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { firstLineTitle } from '../../formats/text/first-line.rules.ts';
import { plainToMarkdown } from '../../formats/text/plain-text.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Warnings } from '../../warnings.rules.ts';
import { createPlaces, linkTo } from '../file-places.rules.ts';
import { optionalInstant } from '../instant.rules.ts';
import { noteFile } from '../note-file.writer.ts';
import { readJson } from '../read-json.reader.ts';
import type { Piece } from '../translator.port.ts';

const noteSchema = z.object({
  id: z.string().default(''),
  content: z.string().catch(''),
  creationDate: optionalInstant,
  lastModified: optionalInstant,
  tags: z.array(z.string()).catch([]),
  pinned: z.boolean().catch(false),
  markdown: z.boolean().catch(false),
  collaboratorEmails: z.array(z.string()).catch([]),
  publicURL: z.string().catch(''),
});
export const simplenoteSchema = z.object({
  activeNotes: z.array(noteSchema),
  trashedNotes: z.array(noteSchema).default([]),
});
type Note = z.infer<typeof noteSchema>;

/** Addresses, and links to other notes, also of a plain note. */
const KEPT = /(https?:\/\/\S+|\[[^[\]\n]{0,500}\]\([^()\s]{1,500}\.md\))/;
const LINK = /simplenote:\/\/note\/([\w-]{1,80})/g;

/** Simplenote's export: one file of all notes, which the files of text beside it repeat. */
export async function* readSimplenote(vault: Vault): AsyncIterable<Piece> {
  const places = createPlaces();
  for (const file of vault.files) {
    if (!/\.json$/i.test(file)) continue;
    const all = await readJson(vault, file, simplenoteSchema);
    if (!all) continue;
    const files = new Map(all.activeNotes.map((note) => [note, places.note('', titleOf(note))]));
    const byId = new Map(Array.from(files, ([{ id }, place]) => [id, place]));
    for (const [note, place] of files) yield* written(note, place, byId, vault.warnings);
    for (const note of all.trashedNotes) vault.warnings.skip(titleOf(note), trashedIn('Simplenote'));
  }
}

const titleOf = ({ content }: Note) => firstLineTitle(content);

function* written(note: Note, file: string, byId: ReadonlyMap<string, string>, warnings: Warnings) {
  const { content, tags, creationDate, lastModified, pinned } = note;
  const title = titleOf(note);
  if (note.publicURL !== '') warnings.add(file, warningTexts.publicAddress, note.publicURL);
  for (const person of note.collaboratorEmails) warnings.add(file, warningTexts.wasShared, person);
  const body = withoutFirstLine(content, title);
  const linked = body.replace(LINK, (whole, id: string) => {
    const target = byId.get(id);
    return target === undefined ? whole : linkTo(target, file);
  });
  const text = note.markdown ? linked : plainToMarkdown(linked, KEPT);
  yield* noteFile(
    { file, title, text, tags, created: creationDate, updated: lastModified, pinned },
    warnings,
  );
}

/** A first line that is the whole title is not repeated in the text. */
function withoutFirstLine(content: string, title: string) {
  const [line = '', ...others] = content.trimStart().split('\n');
  return line.replace(/^#{1,6}\s+/, '').trim() === title ? others.join('\n').trim() : content.trim();
}

import path from 'node:path';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { NoteProblem } from '../../import.errors.ts';
import { folderOf } from '../../plan/import-plan.rules.ts';
import { createPlaces, type Places } from '../file-places.rules.ts';
import { noteFile } from '../note-file.writer.ts';
import type { Piece } from '../translator.port.ts';
import { pageToNote, readPage } from './page.reader.ts';
import { readWebArchive, WEB_ARCHIVE } from './web-archive.reader.ts';

export const PAGE = /\.x?html?$/i;

/** Folders of HTML pages and of web archives, with the files that they show beside them. */
export async function* readPages(vault: Vault): AsyncIterable<Piece> {
  const places = createPlaces();
  const pages = [...vault.files].filter((file) => PAGE.test(file) || WEB_ARCHIVE.test(file));
  const notes = new Map(
    pages.map((file) => [file, places.note(folderOf(file), path.posix.parse(file).name)]),
  );
  for (const file of vault.files) if (!notes.has(file)) yield { keep: file, as: file };
  for (const [page, note] of notes) yield* readOne(vault, { page, note, notes, places });
}

type One = { page: string; note: string; notes: ReadonlyMap<string, string>; places: Places };

async function* readOne(vault: Vault, { page, note, notes, places }: One): AsyncGenerator<Piece> {
  const pictures: Piece[] = [];
  try {
    if (WEB_ARCHIVE.test(page)) return yield* readWebArchive(vault, page, note, places);
    const { title, text, created, tags } = pageToNote(await readPage(vault, page), {
      page,
      note,
      placeOf: (file) => notes.get(file) ?? (vault.files.has(file) ? file : undefined),
      addPicture(bytes, ending) {
        const place = places.file(note, `picture-${pictures.length / 2 + 1}${ending}`);
        pictures.push(bytes, { end: place });
        return place;
      },
      lost: (reason, what) => vault.warnings.add(page, reason, what),
    });
    yield* pictures;
    const modified = vault.entryOf(page)?.getLastModDate();
    yield* noteFile({ file: note, title, text, created, tags, modified }, vault.warnings);
  } catch (error) {
    if (!(error instanceof NoteProblem)) throw error;
    yield { failed: page, problem: error };
  }
}

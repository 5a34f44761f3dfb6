import { DOCMOST_FILE } from '../../formats/docmost/docmost.format.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { NoteProblem } from '../../import.errors.ts';
import { createPlaces } from '../file-places.rules.ts';
import { pageToNote, readPage } from '../pages/page.reader.ts';
import { PAGE } from '../pages/pages.reader.ts';
import type { Piece } from '../translator.port.ts';

/** Docmost's export as HTML becomes the one as Markdown: the same pages at the same places. */
export async function* readDocmostPages(vault: Vault): AsyncIterable<Piece> {
  const places = createPlaces();
  const noteOf = (file: string) =>
    PAGE.test(file) && !DOCMOST_FILE.test(file) && vault.files.has(file)
      ? file.replace(PAGE, '.md')
      : undefined;
  for (const file of vault.files) {
    const note = noteOf(file);
    if (note === undefined) {
      yield { keep: file, as: file };
      continue;
    }
    const pictures: Piece[] = [];
    try {
      const { title, text } = pageToNote(await readPage(vault, file), {
        page: file,
        note,
        placeOf: (target) => noteOf(target) ?? (vault.files.has(target) ? target : undefined),
        addPicture(bytes, ending) {
          const place = places.file(note, `picture-${pictures.length / 2 + 1}${ending}`);
          pictures.push(bytes, { end: place });
          return place;
        },
        lost: (reason, what) => vault.warnings.add(file, reason, what),
      });
      yield* pictures;
      yield Buffer.from(`# ${title.replace(/[\\`*_[\]<>#]/g, '\\$&')}\n\n${text}\n`);
      yield { end: note };
    } catch (error) {
      if (!(error instanceof NoteProblem)) throw error;
      yield { failed: file, problem: error };
    }
  }
}

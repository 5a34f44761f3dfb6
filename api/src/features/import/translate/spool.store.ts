import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Uploads } from '../../../core/files/uploads.ts';
import type { Progress } from '../../jobs/job-runner.worker.ts';
import { broken, type NoteProblem } from '../import.errors.ts';
import { type ArchivedFile, createBudget, type ZipArchive } from '../open/zip-archive.reader.ts';
import { NOTE } from '../plan/import-plan.rules.ts';
import type { Warnings } from '../warnings.rules.ts';
import type { Piece } from './translator.port.ts';

/** Programs without a date write the first one of the zip format, which counts as none. */
const NO_DATE = new Date(1980, 0, 1);

type Place = { from: number; size: number };
type Written = { archive: ZipArchive; prefix: string; warnings: Warnings; progress: Progress };

/** One file on disk that holds all files that a translator wrote, removed when the import ends. */
export function createSpool(uploads: Uploads) {
  let spooled: string | undefined;
  return {
    /** Writes what a translator makes of an archive, and gives it as an archive. */
    async write(pieces: AsyncIterable<Piece>, { archive, prefix, warnings, progress }: Written) {
      const files = new Map<string, ArchivedFile>();
      const places = new Map<string, Place>();
      const kept = new Map<string, string>();
      const budget = createBudget();
      let problem: NoteProblem | undefined;
      let from = 0;
      let at = 0;

      async function* bytes() {
        for await (const piece of pieces) {
          progress.signal.throwIfAborted();
          if (Buffer.isBuffer(piece)) {
            budget.countBytes(piece.length);
            at += piece.length;
            yield piece;
          } else if (piece === 'drop') from = at;
          else if ('failed' in piece) {
            problem ??= piece.problem;
            warnings.skip(piece.failed, piece.problem.message);
          } else if ('keep' in piece) keep(piece);
          else {
            end(piece);
            await progress.report(0, 0);
          }
        }
      }
      function keep({ keep: file, as }: { keep: string; as: string }) {
        const known = archive.files.get(prefix + file);
        if (!known) return;
        budget.countEntry();
        files.set(as, known);
        kept.set(as, prefix + file);
      }
      function end({ end: file, modified = NO_DATE }: { end: string; modified?: Date }) {
        budget.countEntry();
        places.set(file, { from, size: at - from });
        files.set(file, {
          uncompressedSize: at - from,
          fileComment: '',
          crc32: 0,
          getLastModDate: () => modified,
        });
        from = at;
      }

      const file = await uploads.receive(Readable.from(bytes()));
      spooled = file;
      // The reason of the first is worth more than "nothing to import".
      if (problem && ![...places.keys()].some((name) => NOTE.test(name))) throw problem;
      return {
        files,
        dropped: [],
        async open(name, maxBytes, tooLarge) {
          const place = places.get(name);
          if (!place) return archive.open(kept.get(name) ?? name, maxBytes, tooLarge);
          if (place.size > maxBytes) throw tooLarge();
          if (place.size === 0) return Readable.from([]);
          const stream = createReadStream(file, { start: place.from, end: place.from + place.size - 1 });
          stream.once('error', () => stream.destroy(broken(name)));
          return stream;
        },
        close: () => undefined,
      } satisfies ZipArchive;
    },
    async close() {
      if (spooled !== undefined) await uploads.discard(spooled);
    },
  };
}
export type Spool = ReturnType<typeof createSpool>;

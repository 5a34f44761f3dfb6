import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { WorkContext } from '../../core/threads/work.ts';
import { eachText, listExported, listExportedAttachments } from '../export/export.repository.ts';
import { exportedNote } from './html/exported-note.writer.ts';
import type { ExportedPlaces } from './html/lead-exported.rules.ts';
import { noteFile } from './html/page.writer.ts';
import { readEmbedded } from './read-embedded.usecases.ts';
import type { Deps } from './write-site.usecases.ts';

type Context = Pick<WorkContext, 'signal' | 'report' | 'warn' | 'output'>;
type NoteOf = { ownerId: string; slug: string; site: string };

/** Of three bytes, base64 makes four letters without padding. */
const GROUP = 3;

/** Writes one note as one file of HTML, with its pictures and other attachments inside. */
export async function writeNoteHtml(
  deps: Deps,
  { ownerId, slug, site }: NoteOf,
  context: Context,
): Promise<number> {
  const { db, files } = deps;
  const { output, signal, report, warn } = context;
  const rows = (await listExported(db, ownerId, slug)).filter((row) => row.slug === slug);
  // Stands where the bytes of a file come: nobody who writes a note knows it.
  const mark = `file-${crypto.randomUUID()}-`;
  for await (const { note, content } of eachText(db, ownerId, rows)) {
    const embedded = await readEmbedded(db, ownerId, content);
    const own = await listExportedAttachments(db, ownerId, slug, [...embedded.keys()]);
    const attachments = new Map(own.map((file) => [file.id, file]));
    const places: ExportedPlaces = {
      // A file that is passed on names other notes, and leads to none.
      note: () => undefined,
      slug: () => undefined,
      attachment(id) {
        const file = attachments.get(id);
        if (!file) return undefined;
        return { address: `${mark}${id}`, name: file.name, isPicture: file.type.startsWith('image/') };
      },
    };
    const { html, headings } = await exportedNote({ id: note.id, content }, new URL(site), places, embedded);
    const parts = noteFile({ ...note, text: html, headings }).split(new RegExp(`${mark}([0-9a-f-]{36})`));
    for (const [index, part] of parts.entries()) {
      signal.throwIfAborted();
      if (index % 2 === 0) await write(output, part, signal);
      else {
        await write(output, `data:${attachments.get(part)?.type ?? ''};base64,`, signal);
        const data = await files.read(part).catch((error: unknown) => {
          warn(error, `The attachment ${part} is missing in the store and left out of an export`);
        });
        if (data) for await (const letters of base64Of(data)) await write(output, letters, signal);
        await report(index, parts.length);
      }
    }
  }
  output.end();
  await finished(output, { readable: false, signal });
  return 1;
}

async function write(output: Writable, text: string, signal: AbortSignal) {
  if (!output.write(text)) await once(output, 'drain', { signal });
}

/** Bytes as letters, as they are read. */
async function* base64Of(data: AsyncIterable<Buffer>) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of data) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % GROUP);
    yield bytes.subarray(0, whole).toString('base64');
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

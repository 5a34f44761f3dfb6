import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PictureWidth } from '@my-note/contract/picture-widths';
import { ignoreFullDisk } from '../../../core/disk-full.ts';
import { isMissingFile } from '../../../core/files/s3-store.ts';
import { scaledName } from '../../../core/files/scaled-names.ts';
import type { Uploads } from '../../../core/files/uploads.ts';
import type { Services } from '../../../core/services.ts';
import { findAttachment } from '../attachments.repository.ts';
import type { AttachmentRow } from '../attachments.table.ts';
import type { PictureScaler } from './picture-scaler.worker.ts';

export type ScaledDeps = Pick<Services, 'db' | 'files'> & { scaler: PictureScaler; uploads: Uploads };

/** Others are small already, or move. */
const SCALED = new Set(['image/jpeg', 'image/png']);

/**
 * A picture in a smaller width: made when it is asked for first, then read from the store. Undefined when the picture is
 * to be sent as it is.
 */
export async function scaledPicture(
  deps: ScaledDeps,
  { id, type }: AttachmentRow,
  width: PictureWidth,
): Promise<Buffer | undefined> {
  if (!SCALED.has(type)) return undefined;
  const name = scaledName(id, width);
  const stored = await readWhole(deps.files, name).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined;
    throw error;
  });
  const bytes = stored ?? (await makeScaled(deps, { id, name, type, width }));
  // An empty file says that the picture cannot be smaller.
  return bytes?.length ? bytes : undefined;
}

const readWhole = async (files: Services['files'], name: string) => buffer(await files.read(name));

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Wanted = { id: string; name: string; type: string; width: PictureWidth };

async function makeScaled({ db, files, scaler, uploads }: ScaledDeps, { id, name, type, width }: Wanted) {
  const keep = async (made: Uint8Array) => {
    const file = await uploads.receive(Readable.from([asBuffer(made)]));
    try {
      await files.put(name, file);
    } finally {
      await uploads.discard(file);
    }
    // Its attachment may have been removed while it was made.
    if (!(await findAttachment(db, id))) await files.remove(name);
  };
  const made = await scaler.scale(name, {
    type,
    width,
    read: () => readWhole(files, id),
    keep: (bytes) => keep(bytes).catch(ignoreFullDisk),
  });
  return made && asBuffer(made);
}

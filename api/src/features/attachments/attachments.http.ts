import type { PictureWidth } from '@my-note/contract/picture-widths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import { rangeRefused } from './attachments.errors.ts';
import { rangeOf } from './attachments.rules.ts';
import type { AttachmentRow } from './attachments.table.ts';
import { contentType, isInline } from './file-types.rules.ts';
import { type ScaledDeps, scaledPicture } from './scaled/scaled-picture.usecases.ts';

/** Sends an attachment: its bytes never change. */
export async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Pick<Services, 'files'>,
  row: AttachmentRow,
) {
  const { id, type, size } = row;
  const etag = `"${id}"`;
  const isKnown = request.headers['if-none-match']?.includes(etag);
  const { range: wanted, 'if-range': ifRange } = request.headers;
  const isRanged = !isKnown && (ifRange === undefined || ifRange === etag);
  const range = isRanged ? readRange(reply, wanted, size) : undefined;
  describe(reply, etag, row).header('accept-ranges', 'bytes');
  if (isKnown) return reply.code(304).send();
  reply.type(contentType(type));
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(await files.read(id, range));
}

/** Sends a picture in a smaller width, or as it is where there is none. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ScaledDeps,
  row: AttachmentRow,
  width: PictureWidth,
) {
  const etag = `"${row.id}-${width}"`;
  if (request.headers['if-none-match']?.includes(etag)) return describe(reply, etag, row).code(304).send();
  const bytes = await scaledPicture(deps, row, width);
  if (!bytes) return sendAttachment(request, reply, deps, row);
  return describe(reply, etag, row).type(contentType(row.type)).send(bytes);
}

/** No script in a file may run. */
const describe = (reply: FastifyReply, etag: string, { type, name }: AttachmentRow) =>
  reply
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', disposition(type, name));

/** A player that asks for more than there is learns the size, to ask again. */
function readRange(reply: FastifyReply, header: string | undefined, size: number) {
  const range = rangeOf(header, size);
  if (range !== 'outside') return range;
  reply.header('content-range', `bytes */${size}`);
  throw rangeRefused();
}

function disposition(type: string, name: string) {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}

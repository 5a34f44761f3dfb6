import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import { rangeRefused } from './attachments.errors.ts';
import { rangeOf } from './attachments.rules.ts';
import type { AttachmentRow } from './attachments.table.ts';
import { contentType, isInline } from './file-types.rules.ts';

/** Sends an attachment: its bytes never change, and no script in it may run. */
export async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Services,
  { id, name, type, size }: AttachmentRow,
) {
  const etag = `"${id}"`;
  const isKnown = request.headers['if-none-match']?.includes(etag);
  const { range: wanted, 'if-range': ifRange } = request.headers;
  const isRanged = !isKnown && (ifRange === undefined || ifRange === etag);
  const range = isRanged ? readRange(reply, wanted, size) : undefined;
  reply
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', disposition(type, name))
    .header('accept-ranges', 'bytes');
  if (isKnown) return reply.code(304).send();
  reply.type(contentType(type));
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(await files.read(id, range));
}

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

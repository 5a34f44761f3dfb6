import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import { readRange } from './attachments.rules.ts';
import type { AttachmentRow } from './attachments.table.ts';

/** Sends an attachment: its bytes never change, and no script in it may run. */
export async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Services,
  { id, name, type, size }: AttachmentRow,
) {
  const etag = `"${id}"`;
  reply
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', disposition(type, name))
    .header('accept-ranges', 'bytes');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type);

  const { range: wanted, 'if-range': ifRange } = request.headers;
  const range = ifRange === undefined || ifRange === etag ? readRange(wanted, size) : undefined;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(await files.read(id, range));
}

/** Images show in the page; a PDF opens no viewer inside the sandbox, so it is saved like the rest. */
function disposition(type: string, name: string) {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}

import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../../errors.ts';
import { coreTexts } from '../../texts.ts';

type Uploads = {
  receive: (stream: Readable) => Promise<string>;
  discard: (file: string) => Promise<void>;
};
type Limit = { maxBytes: number; tooLarge: () => AppError };

/** Streams the one file of a multipart body to disk; the caller removes it. */
export async function receiveFile(request: FastifyRequest, uploads: Uploads, { maxBytes, tooLarge }: Limit) {
  if (!request.isMultipart()) {
    throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', coreTexts.sendMultipart);
  }
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch(refuseForm);
  if (!part) throw invalid(coreTexts.noFile);
  const file = await uploads.receive(part.file).catch(refuseForm);
  if (!part.file.truncated) return { file, name: part.filename ?? '' };
  await uploads.discard(file);
  throw tooLarge();
}

/** The parser's errors of a form have neither a status nor a code; a full disk has one. */
function refuseForm(error: Error & { code?: string; statusCode?: number }): never {
  if (error.code !== undefined || error.statusCode !== undefined) throw error;
  throw invalid(coreTexts.formBroken);
}

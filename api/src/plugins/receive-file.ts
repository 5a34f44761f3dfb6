import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../errors.ts';
import type { Uploads } from '../files/uploads.ts';

type Limit = { maxBytes: number; tooLarge: () => AppError };

/** Writes the one file of a multipart body to disk as it comes; whoever calls removes it in the end. */
export async function receiveFile(request: FastifyRequest, uploads: Uploads, { maxBytes, tooLarge }: Limit) {
  if (!request.isMultipart()) {
    throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data');
  }
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } });
  if (!part) throw invalid('There is no file in this request');
  const file = await uploads.receive(part.file);
  if (!part.file.truncated) return { file, name: part.filename ?? '' };
  await uploads.discard(file);
  throw tooLarge();
}

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
// A smaller file fits into one packet anyway.
const LEAST_BYTES = 1000;

/** The name of a file's compressed form. */
export const compressedName = (file: string) => `${file}.br`;

/** The name of the file behind a compressed form; other names are unchanged. */
export const plainName = (file: string) => file.replace(/\.br$/, '');

/** Compresses a file; undefined when that is not worth it. */
export async function compressed(file: string, content: Buffer): Promise<Buffer | undefined> {
  if (!TEXT.test(file) || content.length < LEAST_BYTES) return undefined;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  return compress(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Adds the compressed forms to some files. */
export async function withCompressed(files: Map<string, Buffer>): Promise<Map<string, Buffer>> {
  const forms = await Promise.all(
    [...files].map(
      async ([file, content]) => [compressedName(file), await compressed(file, content)] as const,
    ),
  );
  return new Map([...forms.flatMap(([name, form]) => (form ? [[name, form] as const] : [])), ...files]);
}

/** Whether a compressed form decompresses to this content. */
export function holds(small: Buffer, content: Buffer) {
  try {
    return brotliDecompressSync(small).equals(content);
  } catch {
    return false;
  }
}

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
// Smaller ones fit into one packet either way.
const LEAST_BYTES = 1000;

/** Name of a file's compressed form, which servers send to browsers that take it. */
export const compressedName = (file: string) => `${file}.br`;

/** Name of the file that a compressed form is of; any other name as it is. */
export const plainName = (file: string) => file.replace(/\.br$/, '');

/** The compressed form of a file, as small as it gets; undefined when it is not worth one. */
export async function compressed(file: string, content: Buffer): Promise<Buffer | undefined> {
  if (!TEXT.test(file) || content.length < LEAST_BYTES) return undefined;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  return compress(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Files and the compressed form of each that has one. */
export async function withCompressed(files: Map<string, Buffer>): Promise<Map<string, Buffer>> {
  const pairs = [...files].map(async ([file, content]): Promise<[string, Buffer][]> => {
    const small = await compressed(file, content);
    return small
      ? [
          [compressedName(file), small],
          [file, content],
        ]
      : [[file, content]];
  });
  return new Map((await Promise.all(pairs)).flat());
}

/** Whether a compressed form holds exactly this content. */
export function holds(small: Buffer, content: Buffer) {
  try {
    return brotliDecompressSync(small).equals(content);
  } catch {
    return false;
  }
}

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
// Smaller ones fit into one packet either way.
const LEAST_BYTES = 1000;

/** Name of a file's compressed form, which servers send to browsers that take it. */
export const compressedName = (file) => `${file}.br`;

/** Name of the file that a compressed form is of; any other name as it is. */
export const plainName = (file) => file.replace(/\.br$/, '');

/**
 * The compressed form of a file, as small as it gets; undefined when it is not worth one.
 * @param {string} file
 * @param {Buffer} content
 * @returns {Promise<Buffer | undefined>}
 */
export async function compressed(file, content) {
  if (!TEXT.test(file) || content.length < LEAST_BYTES) return undefined;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  return compress(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/**
 * Files and the compressed form of each that has one.
 * @param {Map<string, Buffer>} files
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function withCompressed(files) {
  const pairs = [...files].map(async ([file, content]) => {
    const small = await compressed(file, content);
    return /** @type {[string, Buffer][]} */ (
      small
        ? [
            [compressedName(file), small],
            [file, content],
          ]
        : [[file, content]]
    );
  });
  return new Map((await Promise.all(pairs)).flat());
}

/**
 * Whether a compressed form holds exactly this content.
 * @param {Buffer} small
 * @param {Buffer} content
 */
export function holds(small, content) {
  try {
    return brotliDecompressSync(small).equals(content);
  } catch {
    return false;
  }
}

import { secondCopyOf } from '../plugins/no-second-copy.mjs';
import { parseKept } from '../store/parse-kept.mjs';

/**
 * What a release holds a second copy of, told by its source maps; the host provides it already. The build refuses
 * this too, but a release may come from another build.
 * @param {string} name of the remote
 * @param {Map<string, Buffer>} files
 * @returns {string[]}
 */
export function secondCopies(name, files) {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const sourcesOf = (file) => parseKept(files.get(`${file}.map`) ?? Buffer.alloc(0))?.sources;
  const blind = scripts.filter((file) => !(sourcesOf(file)?.length > 0));
  if (blind.length > 0) {
    return [
      `${name} has scripts without a source map that names sources (${blind.join(', ')}), so that nobody can tell what is in them`,
    ];
  }
  const sources = scripts.flatMap(sourcesOf);
  const copies = new Set(sources.map(secondCopyOf).filter((copy) => copy !== undefined));
  return [...copies].map(
    (copy) => `${name} holds a second copy of ${copy}. Import it from @my-note/shared-kit`,
  );
}

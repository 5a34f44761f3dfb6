import { secondCopyOf } from '../plugins/no-second-copy.mjs';

/**
 * What a release holds a second copy of, told by its source maps; the host provides it already. The build refuses
 * this too, but a release may come from another build.
 * @param {string} name of the remote
 * @param {Map<string, Buffer>} files
 * @returns {string[]}
 */
export function secondCopies(name, files) {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const blind = scripts.filter((file) => !files.has(`${file}.map`));
  if (blind.length > 0) {
    return [
      `${name} has scripts without a source map (${blind.join(', ')}), so that nobody can tell what is in them`,
    ];
  }
  const sources = scripts.flatMap((file) => JSON.parse(String(files.get(`${file}.map`))).sources ?? []);
  const copies = new Set(sources.map(secondCopyOf).filter((copy) => copy !== undefined));
  return [...copies].map(
    (copy) => `${name} holds a second copy of ${copy}. Import it from @my-note/shared-kit`,
  );
}

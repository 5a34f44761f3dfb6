import { secondCopyOf } from '@my-note/tooling/second-copy';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

const sourceMapSchema = z.object({ sources: z.array(z.string()) });

/**
 * What a release holds a second copy of, told by its source maps; the host provides it already. The build refuses
 * this too, but a release may come from another build.
 * @param name of the remote
 */
export function secondCopies(name: string, files: Map<string, Buffer>): string[] {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const sourcesOf = (file: string) =>
    parseJson(sourceMapSchema, files.get(`${file}.map`) ?? '')?.sources ?? [];
  const blind = scripts.filter((file) => sourcesOf(file).length === 0);
  if (blind.length > 0) {
    return [
      `${name} has scripts without a source map that names sources (${blind.join(', ')}), so that nobody can tell what is in them`,
    ];
  }
  const copies = new Set(scripts.flatMap(sourcesOf).map(secondCopyOf));
  return [...copies]
    .filter((copy) => copy !== undefined)
    .map((copy) => `${name} holds a second copy of ${copy}. Import it from @my-note/shared-kit`);
}

import { secondCopyOf } from '@my-note/remote-build/second-copy';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

const sourceMapSchema = z.object({ sources: z.array(z.string()) });

/**
 * Reads in the source maps of a build what its scripts contain.
 * @returns scripts whose content nobody can tell, and second copies of what the host provides, with their script
 */
export function readSources(files: Map<string, Buffer>): { blind: string[]; copies: Map<string, string> } {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const sourcesOf = (file: string) =>
    parseJson(sourceMapSchema, files.get(`${file}.map`) ?? '')?.sources ?? [];
  const copies = new Map<string, string>();
  for (const file of scripts) {
    for (const copy of sourcesOf(file).map(secondCopyOf))
      if (copy && !copies.has(copy)) copies.set(copy, file);
  }
  return { blind: scripts.filter((file) => sourcesOf(file).length === 0), copies };
}

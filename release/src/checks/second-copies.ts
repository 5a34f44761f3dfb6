import { packageOfSource } from '@my-note/remote-build/sbom';
import { secondCopyOf } from '@my-note/remote-build/second-copy';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

const sourceMapSchema = z.object({ sources: z.array(z.string()) });

/**
 * Reads in the source maps of a build what its scripts contain.
 * @returns scripts whose content nobody can tell, second copies of what the host provides, with their script, and the names
 * of all packages
 */
export function readSources(files: Map<string, Buffer>): {
  blind: string[];
  copies: Map<string, string>;
  packages: Set<string>;
} {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const sourcesOf = (file: string) =>
    parseJson(sourceMapSchema, files.get(`${file}.map`) ?? '')?.sources ?? [];
  const copies = new Map<string, string>();
  const packages = new Set<string>();
  const blind: string[] = [];
  for (const file of scripts) {
    const sources = sourcesOf(file);
    if (sources.length === 0) blind.push(file);
    for (const source of sources) {
      const name = packageOfSource(source);
      if (name) packages.add(name);
      const copy = secondCopyOf(source);
      if (copy && !copies.has(copy)) copies.set(copy, file);
    }
  }
  return { blind, copies, packages };
}

import { SBOM } from '@my-note/remote-build/sbom';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.optional(z.array(z.object({ name: z.string(), group: z.optional(z.string()) }))),
});

/**
 * Compares the bill of materials of a build with its source maps. A build of an older tool has none.
 * @param packages whose code the source maps name
 */
export function billProblems(name: string, files: Map<string, Buffer>, packages: Set<string>): string[] {
  const content = files.get(SBOM);
  if (!content) return [];
  const bom = parseJson(bomSchema, content);
  if (!bom) return [`${name}: ${SBOM} is not a bill of materials in CycloneDX. Build it again`];
  const listed = new Set(bom.components?.map((one) => (one.group ? `${one.group}/${one.name}` : one.name)));
  const missing = [...packages].filter((one) => !listed.has(one)).sort();
  if (missing.length === 0) return [];
  return [`${name} has code of ${missing.join(', ')}, which its ${SBOM} does not list. Build it again`];
}

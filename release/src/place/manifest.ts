import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';

export const MANIFEST = 'mf-manifest.json';
export const CHUNKS = 'chunks.json';

const filesSchema = z.object({ sync: z.array(z.string()), async: z.optional(z.array(z.string())) });
const assetsSchema = z.object({ js: filesSchema, css: filesSchema });

/** What the release commands read of the manifest that the bundler wrote for a remote. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    contract: z.string(),
    remoteEntry: z.object({ path: z.string(), name: z.string(), type: z.optional(z.string()) }),
    /** Hash of each script and style; added when the remote is published. */
    integrity: z.optional(z.record(z.string(), z.string())),
  }),
  exposes: z.array(z.object({ name: z.string(), assets: assetsSchema })),
  shared: z.optional(
    z.array(
      z.object({
        name: z.string(),
        requiredVersion: z.optional(z.string()),
        assets: z.optional(assetsSchema),
      }),
    ),
  ),
});
/** The files of each named chunk (`webpackChunkName`), in `chunks.json` of a build. */
export const chunksSchema = z.record(z.string(), z.array(z.string()));

export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest of a remote's build. */
export function parseManifest(content: Buffer | string): Manifest {
  const manifest = parseJson(manifestSchema, content);
  if (manifest) return manifest;
  throw new Refusal(`A ${MANIFEST} is not one that the bundler writes. Build the remote again.`);
}

import * as z from 'zod/mini';
import { envelopeSchema } from '../publishers/envelope.ts';

/** The calls of publishing over the network, below `/api`. */
export const PUBLISHING = {
  about: '/publishing',
  missing: '/publishing/missing',
  file: '/publishing/files/',
  publish: '/publishing',
};

export const MEGABYTE = 1024 * 1024;
/** What one publish may send. */
export const LIMITS = { files: 2_000, fileBytes: 32 * MEGABYTE, totalBytes: 256 * MEGABYTE };

/** What a publisher has to know of a site: the id of its list of publishers, which statements name. */
export const aboutSchema = z.object({ site: z.string() });

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const hashSchema = z.string().check(z.regex(HASH));
// Segments of letters, digits, and a few signs, none of them "." or "..".
const FILE = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@~+.-]+(?:\/[\w@~+.-]+)*$/;
const fileSchema = z.string().check(z.regex(FILE), z.maxLength(300));

/** Which files somebody is about to send: bytes by hash. */
export const missingRequestSchema = z.object({ files: z.record(hashSchema, z.int().check(z.nonnegative())) });
/** Which of them the site does not have yet. */
export const missingResponseSchema = z.object({ missing: z.array(hashSchema) });

/** A publish, after its files were sent. */
export const publishRequestSchema = z.object({
  envelope: envelopeSchema,
  /** Of the remote: name, version, and declaration. */
  package: z.object({ version: z.string(), myNote: z.unknown() }),
  budget: z.unknown(),
  /** Hash of each file of the build, as the bundler wrote it. */
  files: z.record(fileSchema, hashSchema),
  canary: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  guard: z.optional(z.boolean()),
});
export type PublishRequest = z.infer<typeof publishRequestSchema>;

/** The refusal of a publish whose files were removed after they were sent; the command then sends them again. */
export const FILES_GONE = 'Files of this build are not there any more. Publish it again.';

/** The response to a publish is one JSON object a line: steps as they are done, then how it ended. */
export const progressSchema = z.union([
  z.object({ say: z.string() }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.literal(true) }),
  z.object({ revision: z.int(), version: z.string() }),
  // Keeps the connection open.
  z.object({ waiting: z.literal(true) }),
]);
export type Progress = z.infer<typeof progressSchema>;

/** The last part of a file's address: its hash in letters that an address may have. */
export const addressOfHash = (hash: string): string =>
  hash.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');

/** The hash of an address; undefined when there is none. */
export function hashOfAddress(text: string): string | undefined {
  const hash = `sha384-${text.replaceAll('-', '+').replaceAll('_', '/')}`;
  return HASH.test(hash) ? hash : undefined;
}

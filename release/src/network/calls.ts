import { setTimeout as sleep } from 'node:timers/promises';
import { type RegistryEntry, registrySchema } from '@my-note/contract/registry';
import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import type { PublisherKey } from '../publishers/key-file.ts';
import {
  aboutSchema,
  FILES_GONE,
  missingResponseSchema,
  PUBLISHING,
  type PublishRequest,
  progressSchema,
} from './protocol.ts';
import { signatureHeaders } from './request-signature.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
const errorSchema = z.object({ message: z.string() });

export type SiteCalls = ReturnType<typeof createCalls>;

/**
 * The calls of publishing to one site. A call that breaks off is made again, with growing pauses.
 * @param site its address
 * @param key signs every call
 * @param pauseMs before the second attempt, in milliseconds
 */
export function createCalls(site: string, key: PublisherKey, pauseMs = FIRST_PAUSE_MS) {
  const base = addressOf(site);
  const call = (method: string, path: string, body: Buffer, type = 'application/json') => {
    const { pathname } = new URL(`${base}/api${path}`);
    return fetch(`${base}/api${path}`, {
      method,
      headers: {
        'content-type': type,
        ...signatureHeaders({ method, path: pathname, body }, key),
      },
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    });
  };

  /** Sends until there is a response that does not ask to come back later. */
  async function persist(method: string, path: string, body: Buffer, type?: string): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt === ATTEMPTS;
      try {
        const response = await call(method, path, body, type);
        if (response.ok) return await response.text();
        if (last || !isForLater(response)) await refuse(response);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (last)
          throw new Refusal(
            `${base} cannot be reached: ${reasonOf(error)}. Publish again: nothing is sent twice.`,
          );
      }
      await sleep(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  return {
    place: base,
    about: async () => parsed(aboutSchema, await persist('GET', PUBLISHING.about, Buffer.alloc(0)), base),
    missing: async (files: Record<string, number>) =>
      parsed(missingResponseSchema, await persist('POST', PUBLISHING.missing, json({ files })), base).missing,
    send: (path: string, content: Buffer) => persist('PUT', path, content, 'application/octet-stream'),

    /**
     * Publishes what was sent, and reports each step; `broken` when the connection ended before the site did, `gone` when
     * files were removed there meanwhile.
     */
    async publish(request: PublishRequest, say: (text: string) => void): Promise<'done' | 'broken' | 'gone'> {
      try {
        const response = await call('POST', PUBLISHING.publish, json(request));
        if (!response.ok) return isForLater(response) ? 'broken' : await refuse(response);
        for await (const line of linesOf(response)) {
          const progress = parseJson(progressSchema, line);
          if (!progress || 'waiting' in progress) continue;
          if ('refused' in progress && progress.refused === FILES_GONE) return 'gone';
          if ('refused' in progress) throw new Refusal(progress.refused);
          if ('failed' in progress) throw new Refusal(`${base} failed while it published; its log says why.`);
          if ('say' in progress) say(progress.say);
          else return 'done';
        }
        return 'broken';
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return 'broken';
      }
    },

    /** Whether the registry names a version as live or as the canary. */
    async isPublished(name: string, version: string): Promise<boolean> {
      const response = await fetch(`${base}/registry.json`).catch(() => undefined);
      const registry = response?.ok ? parseJson(registrySchema, await response.text()) : undefined;
      const isNamed = (entry: RegistryEntry) =>
        entry.name === name && (entry.version === version || entry.canary?.version === version);
      return registry?.remotes.some(isNamed) ?? false;
    },
  };
}

const json = (value: object) => Buffer.from(JSON.stringify(value));

function addressOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  const isSafe =
    url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (url && isSafe) return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  throw new Refusal(`"${site}" is not the address of a site, such as https://notes.example.org.`);
}

const isForLater = ({ status }: Response) => status === 429 || status >= 500;

async function refuse(response: Response): Promise<never> {
  const text = await response.text();
  const message = parseJson(errorSchema, text)?.message;
  throw new Refusal(
    message ?? `${response.url} responded with ${response.status}, as a site without publishing does.`,
  );
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string, base: string): T {
  const value = parseJson(schema, text);
  if (value !== undefined) return value;
  throw new Refusal(`${base} does not respond as a site of My Note does. Is the address right?`);
}

const reasonOf = (error: unknown) => {
  const cause: unknown = Object(error).cause ?? error;
  return cause instanceof Error ? cause.message : String(cause);
};

async function* linesOf(response: Response) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

import { links } from '@my-note/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeUri } from '../../core/text/decode-uri.ts';
import type { FirstNote } from '../../features/pages/first-note.usecases.ts';
import type { PageFacts } from '../../features/shares/view/shared-page.usecases.ts';
import { composePage, type FirstText } from './compose-page.ts';
import { withFacts } from './page-facts.ts';
import type { RuntimeConfigFor } from './runtime-config.ts';
import { notePageAt, type SiteFiles } from './site-files.ts';

const SHARED_PAGE = new RegExp(`^${links.sharedNote({ shareId: '([^/]+)', noteId: '([^/]+)' })}/?$`);

export interface PageSources {
  configFor: RuntimeConfigFor;
  /** The note at a slug, when the browser that asks may see it. */
  firstNote: (request: FastifyRequest, slug: string) => Promise<FirstNote | undefined>;
  /** The facts of a shared page; undefined when its link does not open. */
  describeShared: (shareId: string, noteId: string) => Promise<PageFacts | undefined>;
}

/** A page that would wait longer for its note comes without it. */
const NOTE_MS = 150;

const slugOf = (pathname: string) => pathname.split('/').filter(Boolean).map(decodeUri).join('/');

function inTime<T>(found: Promise<T | undefined>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, NOTE_MS, undefined);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

function allowScript(reply: FastifyReply, hash: string | undefined): void {
  const policy = reply.getHeader('content-security-policy');
  if (hash === undefined || typeof policy !== 'string') return;
  reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`),
  );
}

/** Pages of the app: the host's page with what it would fetch first, and the text of a note for its reader. */
export function createPages(files: SiteFiles, { configFor, firstNote, describeShared }: PageSources) {
  /** Without what could not be read the page still starts, and requests it itself. */
  const orNone = (reply: FastifyReply, what: string) => (error: unknown) => {
    reply.log.error(error, what);
    return undefined;
  };

  async function firstText(
    note: FirstNote | undefined,
    page: ReturnType<typeof notePageAt>,
  ): Promise<FirstText | undefined> {
    if (note?.html === undefined || !page) return undefined;
    const [frame, template] = await Promise.all([files.frame(), files.template(page.entry, page.module)]);
    if (frame === undefined || template === undefined) return undefined;
    return { frame, template, title: note.title, icon: note.icon, text: note.html };
  }

  async function compose(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    const [index, early, registry, config] = await Promise.all([
      files.index(),
      files.early(),
      files.registry(),
      configFor(request),
    ]);
    const page = registry && notePageAt(registry, pathname);
    const failed = orNone(reply, 'The note of a page could not be read');
    const note = page && (await inTime(firstNote(request, slugOf(pathname)).catch(failed)));
    const first = await firstText(note, page);
    const data = { config, registry, ...(note && { reader: note.readerId }) };
    const { html, hash } = composePage({ index, early, data, note: note?.json, first });
    allowScript(reply, hash);
    // What somebody has written stays in no cache of the browser, where the next person could find it.
    reply.header('cache-control', note ? 'private, no-store' : 'no-cache');
    return html;
  }

  async function sharedFacts(reply: FastifyReply, shareId: string, noteId: string) {
    const failed = orNone(reply, 'What a shared page says of itself could not be read');
    const facts = await describeShared(shareId, noteId).then((found) => found ?? null, failed);
    if (facts === null) reply.code(404);
    reply.header('cache-control', 'private, no-cache');
    return facts ?? undefined;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    reply.type('text/html; charset=utf-8');
    if (pathname.startsWith(`${links.sharing()}/`)) reply.header('x-robots-tag', 'noindex');
    const html = await compose(request, reply, pathname);
    const [, shareId, noteId] = SHARED_PAGE.exec(pathname) ?? [];
    if (!shareId || !noteId) return reply.code(200).send(html);
    reply.code(200);
    return reply.send(withFacts(html, await sharedFacts(reply, shareId, noteId)));
  }

  return { send };
}

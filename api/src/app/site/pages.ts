import { links } from '@my-note/contract';
import { currentLanguage, dateFormat } from '@my-note/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { variesByLanguage } from '../../core/language/request-language.ts';
import { inTime } from '../../core/promises/in-time.ts';
import type { FirstPage } from '../../features/pages/first-page.usecases.ts';
import { pagesTexts } from '../../features/pages/texts.ts';
import { readPageCookie } from '../../features/sessions/renewals/renewal-cookie.rules.ts';
import type { PageFacts } from '../../features/shares/view/shared-page.usecases.ts';
import { composePage, type FirstText } from './compose-page.ts';
import { sendEarlyHints } from './early-hints.ts';
import { withFacts } from './page-facts.ts';
import type { RuntimeConfigFor } from './runtime-config.ts';
import { notePageAt, type SiteFiles, sharedAt } from './site-files.ts';
import type { SiteLook } from './site-look.ts';

export interface PageSources {
  configFor: RuntimeConfigFor;
  /** What a page shows first, when the one who asks may see it. */
  firstPage: (request: FastifyRequest, pathname: string) => Promise<FirstPage | undefined>;
  /** The facts of a shared page; undefined when its link does not open. */
  describeShared: (shareId: string, noteId: string) => Promise<PageFacts | undefined>;
  /** The proxy in front passes 103 on. */
  earlyHints?: boolean;
  look?: Pick<SiteLook, 'head'>;
}

/** A page that would wait longer for its note comes without it. */
const NOTE_MS = 150;
/** A shared page that would wait longer for its title comes without it, also when its link may not open. */
const FACTS_MS = 3_000;

/**
 * Says whose note is in a page, or that its address has none for this reader. The host's service worker keeps and removes
 * its copies by it (host/src/platform/service-worker/kept-pages.ts). A page without it says nothing of them: one that did
 * not wait for its note or text, or one without the cookie, which browsers leave out when a link on another site leads here.
 */
const READER = 'page-reader';
const NO_READER = 'none';

const dateOf = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** Somebody who hid the settings by custom CSS opens a page without it (docs/using/appearance.md). */
const isSafe = ({ url }: FastifyRequest) => /[?&]safe\b/.test(url);

function allowScript(reply: FastifyReply, hash: string | undefined): void {
  const policy = reply.getHeader('content-security-policy');
  if (hash === undefined || typeof policy !== 'string') return;
  reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`),
  );
}

/** Pages of the app: the host's page with what it would fetch first, and the text of a note for its reader. */
export function createPages(
  files: SiteFiles,
  { configFor, firstPage, describeShared, earlyHints = false, look }: PageSources,
) {
  /** When something fails here, the page is sent without it, and the app requests it. */
  const orNone = (reply: FastifyReply, what: string) => (error: unknown) => {
    reply.log.error(error, what);
    return undefined;
  };

  async function firstText(
    first: FirstPage | undefined,
    shows: ReturnType<typeof notePageAt>,
  ): Promise<FirstText | undefined> {
    if (first?.html === undefined || !shows) return undefined;
    const { title, icon, updatedAt, hasTree, isLocked, html: text } = first;
    const { entry, page } = shows;
    const [frame, template] = await Promise.all([files.frame(), files.template(entry, page.module)]);
    if (frame === undefined || template === undefined) return undefined;
    const date = dateOf(new Date(updatedAt));
    const changed = pagesTexts.changedWhen(date);
    const values = { title, icon, date, changed, hasTree, isLocked, text };
    return { frame, template, isAlone: page.sidebar === false, values };
  }

  async function compose(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    const index = await files.index();
    if (earlyHints) sendEarlyHints(request, reply, index);
    const [early, registry, config] = await Promise.all([
      files.early(),
      files.registry(),
      configFor(request),
    ]);
    const shows = registry && notePageAt(registry, pathname);
    const failed = orNone(reply, 'Reading the note of a page failed');
    const found =
      shows &&
      (await inTime(
        firstPage(request, pathname).then((first) => ({ first }), failed),
        NOTE_MS,
      ));
    const first = found?.first;
    const text = await firstText(first, shows);
    const language = currentLanguage();
    const { html, hash } = composePage({
      index,
      language,
      early,
      data: {
        config,
        registry,
        hasText: text !== undefined,
        ...(first?.readerId && { reader: first.readerId }),
      },
      responses: first ? { [first.call]: first.response } : {},
      first: text,
      look: look?.head(isSafe(request)) ?? '',
    });
    allowScript(reply, hash);
    variesByLanguage(reply, language);
    const isLate = found === undefined || (first?.hasText && text === undefined);
    if (!isLate && readPageCookie(request)) reply.header(READER, first?.readerId ?? NO_READER);
    // What somebody has written stays in no cache of the browser, where the next person could find it.
    reply.header('cache-control', first ? 'private, no-store' : 'no-cache');
    return html;
  }

  async function sharedFacts(reply: FastifyReply, shareId: string, noteId: string) {
    const failed = orNone(reply, 'Reading the title and description of a shared page failed');
    const facts = await inTime(
      describeShared(shareId, noteId).then((found) => found ?? null, failed),
      FACTS_MS,
    );
    if (facts === null) reply.code(404);
    return facts ?? undefined;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    reply.code(200).type('text/html; charset=utf-8');
    if (pathname.startsWith(`${links.sharing()}/`)) reply.header('x-robots-tag', 'noindex');
    const html = await compose(request, reply, pathname);
    const shared = sharedAt(pathname);
    if (!shared) return reply.send(html);
    if (reply.getHeader('cache-control') === 'no-cache') reply.header('cache-control', 'private, no-cache');
    return reply.send(withFacts(html, await sharedFacts(reply, shared.shareId, shared.noteId)));
  }

  return { send };
}

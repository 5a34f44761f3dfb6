import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { links } from '@my-note/contract';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../../core/errors.ts';
import type { PageFacts } from '../../features/shares/view/shared-page.usecases.ts';
import { fileHeaders } from './file-headers.ts';
import { withFacts } from './page-facts.ts';

const YEAR = 'public, max-age=31536000, immutable';
const MOST_WAITING = 32;
const SHARED_PAGE = new RegExp(`^${links.sharedNote({ shareId: '([^/]+)', noteId: '([^/]+)' })}/?$`);
const HASHED = /\.[0-9a-f]{8,}\.\w+/;

interface SiteOptions {
  /** Folder of the built files. */
  root: string;
  /** The facts of a shared page; undefined when its link does not open. */
  describeShared: (shareId: string, noteId: string) => Promise<PageFacts | undefined>;
}

/** Built files of the host and the remotes. Every other address is a page and gets the host's index. */
export const site = fp<SiteOptions>(async (app, { root, describeShared }) => {
  const folder = path.resolve(root);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheRule(path.relative(folder, file).split(path.sep).join('/')));
    },
  });

  // The plugin's own route lists the folders above a file at each request, and a page makes some fifty of them.
  app.get<{ Params: { '*': string } }>(
    '/*',
    { schema: { hide: true }, onSend: fileHeaders },
    (request, reply) => reply.sendFile(`/${request.params['*']}`),
  );

  /** The same page, with a head that describes the note for link previews. */
  async function sendShared(reply: FastifyReply, shareId: string, noteId: string) {
    // Without the facts the page still starts, and requests them itself.
    const failed = (error: unknown) => {
      reply.log.error(error, 'What a shared page says of itself could not be read');
      return null;
    };
    const facts = await describeShared(shareId, noteId).catch(failed);
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    return reply
      .code(facts === undefined ? 404 : 200)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(withFacts(html, facts ?? undefined));
  }

  app.setNotFoundHandler((request, reply) => {
    // Two slashes at the start would be read as the name of another host.
    const { pathname } = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://localhost');
    const page = (request.method === 'GET' || request.method === 'HEAD') && isPage(pathname);
    if (!page) throw notFound('There is nothing at this address');
    if (pathname.startsWith(`${links.sharing()}/`)) reply.header('x-robots-tag', 'noindex');
    const [, shareId, noteId] = SHARED_PAGE.exec(pathname) ?? [];
    if (shareId && noteId) return sendShared(reply, shareId, noteId);
    // The lookups of a file and of its compressed forms each listen for the end of the one response.
    reply.raw.setMaxListeners(MOST_WAITING);
    return reply.sendFile('index.html');
  });
});

/** A missing file must never get a page as its response: a browser would run it as a script. */
function isPage(pathname: string) {
  if (/^\/(api|remotes|assets)(\/|$)/.test(pathname) || /\/\./.test(pathname)) return false;
  return path.posix.extname(pathname) === '';
}

function cacheRule(file: string) {
  const name = file.replace(/\.(br|gz)$/, '');
  return HASHED.test(name) || /^remotes\/[^/]+\/[^/]+\//.test(name) ? YEAR : 'no-cache';
}

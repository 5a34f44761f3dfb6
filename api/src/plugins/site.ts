import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { notFound } from '../errors.ts';

const YEAR = 'public, max-age=31536000, immutable';
const MOST_WAITING = 32;
const HASHED = /\.[0-9a-f]{8,}\.\w+/;

/** Built files of the host and the remotes. Every other address is a page and gets the host's index. */
export const site = fp<{ root: string }>(async (app, { root }) => {
  const folder = path.resolve(root);
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: ['index.html'],
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheRule(path.relative(folder, file).split(path.sep).join('/')));
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const page = (request.method === 'GET' || request.method === 'HEAD') && isPage(pathname);
    if (!page) throw notFound('There is nothing at this address');
    if (pathname.startsWith('/i/shared/')) reply.header('x-robots-tag', 'noindex');
    // Looking for the file, then for its compressed forms, each waits for the end of this one answer.
    reply.raw.setMaxListeners(MOST_WAITING);
    return reply.sendFile('index.html');
  });
});

/** A missing file must never be answered with a page: a browser would take it for a script. */
function isPage(pathname: string) {
  if (/^\/(api|remotes|assets)(\/|$)/.test(pathname)) return false;
  return path.posix.extname(pathname) === '';
}

function cacheRule(file: string) {
  const name = file.replace(/\.(br|gz)$/, '');
  return HASHED.test(name) || /^remotes\/[^/]+\/[^/]+\//.test(name) ? YEAR : 'no-cache';
}

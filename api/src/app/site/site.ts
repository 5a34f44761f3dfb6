import { createHash } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteKey } from '@my-note/release/registry-signature';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../../core/errors.ts';
import { coreTexts } from '../../core/texts.ts';
import { fileHeaders } from './file-headers.ts';
import { createPages, type PageSources } from './pages.ts';
import { createRegistryFile, type RegistryFile } from './registry-file.ts';
import { createSiteFiles } from './site-files.ts';
import { type SiteLook, siteCss } from './site-look.ts';

const YEAR = 'public, max-age=31536000, immutable';
const MOST_WAITING = 32;
const HASHED = /\.[0-9a-f]{8,}\.\w+/;

interface SiteOptions extends PageSources {
  /** Folder of the built files. */
  root: string;
  look?: SiteLook;
  /** The site signs its registry by it (docs/decisions/0089-the-site-signs-its-registry.md). */
  siteKey?: SiteKey | undefined;
}

/** Built files of the host and the remotes. Every other address is a page and gets the host's index. */
export const site = fp<SiteOptions>(async (app, { root, siteKey, ...sources }) => {
  const folder = path.resolve(root);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    // The page is composed below.
    index: false,
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
    (request, reply) => {
      const file = request.params['*'];
      // A folder is no file; without an index the plugin would refuse it.
      return file === '' || file.endsWith('/') ? reply.callNotFound() : reply.sendFile(`/${file}`);
    },
  );

  const css = sources.look?.css;
  if (css !== undefined) await app.register(siteCss, { css });

  const registryFile = createRegistryFile(folder, siteKey, (problem) => app.log.error(problem));
  if (siteKey) await app.register(signedRegistry, { registryFile });
  const pages = createPages(createSiteFiles(folder, registryFile), sources);

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Two slashes at the start would be read as the name of another host.
    const address = /^[/\\]{2}/.test(request.url) ? '' : new URL(request.url, 'http://localhost').pathname;
    const page = isRead && address !== '' && isPage(address);
    if (!page) throw notFound(coreTexts.nothingHere);
    // The lookups of a file and of its compressed forms each listen for the end of the one response.
    reply.raw.setMaxListeners(MOST_WAITING);
    return pages.send(request, reply, address);
  });
});

const signedRegistry: FastifyPluginAsync<{ registryFile: RegistryFile }> = async (app, { registryFile }) => {
  app.get('/registry.json', { schema: { hide: true } }, async (request, reply) => {
    const found = await registryFile.read();
    if (!found) throw notFound(coreTexts.nothingHere);
    const etag = `"${createHash('sha256').update(found.text).digest('base64url')}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.text);
  });
};

/** A missing file must never get a page as its response: a browser would run it as a script. */
function isPage(pathname: string) {
  if (/^\/(api|remotes|assets)(\/|$)/.test(pathname) || /\/\./.test(pathname)) return false;
  return path.posix.extname(pathname) === '';
}

function cacheRule(file: string) {
  const name = file.replace(/\.(br|gz)$/, '');
  return HASHED.test(name) || /^remotes\/[^/]+\/[^/]+\//.test(name) ? YEAR : 'no-cache';
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Files that no browser opens as a page. A picture as SVG is a page, with scripts. */
const PART = /\.(?:js|css|woff2|json|webp|png)$/;
const IMMUTABLE = /\bimmutable\b/;
/** A script may be run as a worker, which has the policy of its own response. */
const WORKER_POLICY = "default-src 'self'";

/** What the page's policy and its frame are made of: a script, a style, or a font that the page loads obeys the page's. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Leaves out the headers that say nothing about a hashed file: they are as long as a small script, and a page loads a
 * dozen of them.
 */
export async function fileHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [pathname = ''] = request.url.split('?');
  if (!PART.test(pathname) || !IMMUTABLE.test(String(reply.getHeader('cache-control')))) return;
  const remove = (name: string) => {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  };
  for (const name of OF_PAGES) remove(name);
  remove('content-security-policy');
  // Public files without anything of a person: a frame of an isolated remote has an origin of its own, and checks the hash of
  // a script, for which the browser has to be allowed to read it.
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (pathname.endsWith('.js')) reply.header('content-security-policy', WORKER_POLICY);
}

import type { FastifyReply, FastifyRequest } from 'fastify';

const FONTS = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;
const SCRIPTS = /<script defer[^>]* src="([^"]+)"/g;

/** What the page names first, as values of the header Link. */
function linksOf(index: string): string[] {
  const urls = (pattern: RegExp) => Array.from(index.matchAll(pattern), ([, url]) => url);
  return [
    ...urls(SCRIPTS).map((url) => `<${url}>; rel=preload; as=script`),
    ...urls(FONTS).map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ];
}

/** Sends 103 with the files of every page, while the page itself is being made (EARLY_HINTS). Only navigations ask for it. */
export function sendEarlyHints({ method, headers }: FastifyRequest, { raw }: FastifyReply, index: string) {
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate') return;
  const link = linksOf(index);
  if (link.length > 0) raw.writeEarlyHints({ link });
}

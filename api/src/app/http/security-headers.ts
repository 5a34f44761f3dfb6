import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { PageNeeds } from '../../core/http/page-needs.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Features that neither the page nor a video's frame needs; others keep the browser's default. */
const DENIED = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = DENIED.map((feature) => `${feature}=()`).join(', ');

declare module 'fastify' {
  interface FastifyInstance {
    /** What every response has. */
    everyHeaders: Readonly<Record<string, string>>;
  }
}

/** Strict, but fit for a server in a home network without TLS: HSTS is a setting. */
export const securityHeaders = fp<{ apiHost: string; hsts: boolean; needs: PageNeeds[] }>(
  async (app, { apiHost, hsts, needs }) => {
    // The page may call the service at its configured address only.
    const elsewhere = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
    const needed = (kind: keyof PageNeeds) => [...new Set(needs.flatMap((need) => need[kind] ?? []))];
    const headers = headersOf({
      hsts: hsts && { maxAge: YEAR_SECONDS, includeSubDomains: false },
      frameguard: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...needed('scriptSrc')],
          styleSrc: ["'self'", "'unsafe-inline'"],
          // Pictures of other sites are fetched by the service, so that the sites learn nothing of readers.
          imgSrc: ["'self'", 'data:', 'blob:', ...needed('imgSrc')],
          fontSrc: ["'self'"],
          // Sounds and films of notes: the player reads them itself, or the page has fetched them.
          mediaSrc: ["'self'", 'blob:'],
          connectSrc: ["'self'", ...elsewhere, ...needed('connectSrc')],
          // A PDF in the browser's viewer; a blob keeps the policy of the page that made it.
          frameSrc: ['blob:', 'https://www.youtube-nocookie.com', ...needed('frameSrc')],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
    });
    headers['permissions-policy'] = PERMISSIONS;
    app.decorate('everyHeaders', headers);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
);

/** They are the same for every response, so they are made once. */
function headersOf(options: HelmetOptions) {
  const headers: Record<string, string> = {};
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error) throw error;
  });
  for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value);
  return headers;
}

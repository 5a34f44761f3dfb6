import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { PageNeeds } from '../../core/http/page-needs.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** What neither the page nor a video's frame needs; what is not named here stays as browsers have it. */
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

/** Strict, but fit for a server in a home network without TLS: no upgrade of plain requests, HSTS only by setting. */
export const securityHeaders = fp<{ apiHost: string; hsts: boolean; needs: PageNeeds[] }>(
  async (app, { apiHost, hsts, needs }) => {
    // The page may call the service where the configuration says that it is, and nothing else.
    const elsewhere = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
    const needed = (kind: keyof PageNeeds) => [...new Set(needs.flatMap((need) => need[kind] ?? []))];
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', PERMISSIONS);
    });
    await app.register(helmet, {
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
          // Pictures of other sites come through the service, so that those learn nothing of who looks at them.
          imgSrc: ["'self'", 'data:', 'blob:', ...needed('imgSrc')],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...elsewhere, ...needed('connectSrc')],
          frameSrc: ['https://www.youtube-nocookie.com', ...needed('frameSrc')],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
    });
  },
);

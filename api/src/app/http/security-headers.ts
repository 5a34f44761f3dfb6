import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
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

/** Strict, but fit for a server in a home network without TLS: HSTS is a setting. */
export const securityHeaders = fp<{ apiHost: string; hsts: boolean; needs: PageNeeds[] }>(
  async (app, { apiHost, hsts, needs }) => {
    // The page may call the service at its configured address only.
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
          // Pictures of other sites are fetched by the service, so that the sites learn nothing of readers.
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

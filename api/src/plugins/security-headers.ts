import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** What the page may load from elsewhere because of a configured adapter. */
export type PageNeeds = { scriptSrc?: string[]; connectSrc?: string[]; frameSrc?: string[] };

/** Strict, but fit for a server in a home network without TLS: no HSTS and no upgrade of plain requests. */
export const securityHeaders = fp<{ apiHost: string; needs: PageNeeds[] }>(
  async (app, { apiHost, needs }) => {
    // The page may call the service where the configuration says that it is, and nothing else.
    const elsewhere = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
    const needed = (kind: keyof PageNeeds) => [...new Set(needs.flatMap((need) => need[kind] ?? []))];
    await app.register(helmet, {
      hsts: false,
      frameguard: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...needed('scriptSrc')],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
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

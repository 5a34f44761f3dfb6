import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Strict, but fit for a server in a home network without TLS: no HSTS and no upgrade of plain requests. */
export const securityHeaders = fp<{ apiHost: string }>(async (app, { apiHost }) => {
  // The page may call the service where the configuration says that it is, and nothing else.
  const elsewhere = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
  await app.register(helmet, {
    hsts: false,
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...elsewhere],
        frameSrc: ['https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
});

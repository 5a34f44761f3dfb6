import fp from 'fastify-plugin';
import { AppError, invalid } from '../../core/errors.ts';
import { hostNameOf, isAddress, isLocalhost } from '../../core/text/host-name.ts';
import { shortened } from '../../core/text/shortened.ts';
import { coreTexts } from '../../core/texts.ts';

const SHOWN = 80;

declare module 'fastify' {
  interface FastifyInstance {
    /** The host was accepted before. */
    isUsualHost: (host: string | undefined) => boolean;
  }
}

type Options = { names: string[] };

/**
 * Against DNS rebinding: a page of another site can make its host name resolve to this address, and is then
 * this site to the browser. An address and localhost cannot be used for that; other names must be configured.
 */
export const hostCheck = fp<Options>(async (app, { names }) => {
  const known = new Set(names.map(hostNameOf));
  /** Almost all requests have the same header. */
  let accepted: string | undefined;
  app.decorate('isUsualHost', (host) => host !== undefined && host === accepted);
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const { host } = headers;
    if (host === undefined) return done(raw.httpVersion === '1.0' ? undefined : invalid(coreTexts.noHost));
    if (host === accepted) return done();
    const name = hostNameOf(host);
    if (!isLocalhost(name) && !isAddress(name) && !known.has(name)) return done(unknownHost(name));
    accepted = host;
    done();
  });
});

const unknownHost = (name: string) =>
  new AppError(421, 'UNKNOWN_HOST', coreTexts.unknownHost(shortened(name, SHOWN)));

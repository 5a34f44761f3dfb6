import fp from 'fastify-plugin';
import { createCallLimit } from '../../core/rate-limits/call-limit.ts';
import type { Clock } from '../../core/services.ts';
import { addressGroup } from '../../core/text/address-group.ts';
import { coreTexts } from '../../core/texts.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

type Options = { clock: Clock; perMinute: number };

/** For calls without an account: one address cannot keep the service busy. Checked before a body is read. */
export const addressLimit = fp<Options>(async (app, options) => {
  const count = createCallLimit({ ...options, message: () => coreTexts.tooManyRequests });
  app.addHook('onRequest', async ({ ip }) => count(addressGroup(ip)));
});

/** Registered after authentication: a runaway script must not keep the database from all other users. */
export const writeLimit = fp<Options>(async (app, options) => {
  const message = () => coreTexts.tooManyChanges(options.perMinute);
  const count = createCallLimit({ ...options, message });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!READING.has(request.method)) count(request.userId);
    done();
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { ITEMS_REVISION_HEADER } from '@my-note/contract';
import fp from 'fastify-plugin';

const requests = new AsyncLocalStorage<{ revision?: number }>();

/** A write to a user's items was committed with this revision, which the response's header contains. */
export function noteRevision(revision: number): void {
  const request = requests.getStore();
  if (request) request.revision = revision;
}

/** Sends the revision that a request has written, so that its page recognizes its own change. */
export const writtenRevision = fp(async (app) => {
  app.addHook('preHandler', ({ method }, _reply, done) =>
    method === 'GET' || method === 'HEAD' ? done() : requests.run({}, done),
  );
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const revision = requests.getStore()?.revision;
    if (revision !== undefined) reply.header(ITEMS_REVISION_HEADER, revision);
    done();
  });
});

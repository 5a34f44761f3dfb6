import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { paths } from '@my-note/contract';
import fp from 'fastify-plugin';
import type { Database } from '../../../core/database.ts';
import { bearerToken } from '../../../core/http/session.ts';
import { genReqId } from '../../../core/logging/logging.ts';
import { isKnownTag, LIST_HEADERS, listTag } from '../../../features/notes/list-tag.rules.ts';
import type { SessionCache } from '../../../features/sessions/sessions.cache.ts';
import { readRevision } from '../../../items/index.ts';
import { record } from '../observation.ts';

const ROUTE = `/api${paths.notes}`;
/** A request with one of these is checked by the hooks of the route. */
const CHECKED = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

type Options = { db: Database; sessions: Pick<SessionCache, 'known'> };

/**
 * Says that a list is unchanged before Fastify sees the request, whose hooks and schemas take longer than the answer
 * (docs/decisions/0061-an-unchanged-list-before-routing.md). Whatever is not certain takes the usual way: an unknown
 * session or host, another list, anything special in the request.
 */
export const unchangedList = fp<Options>(async (app, { db, sessions }) => {
  const [usual] = app.server.listeners('request') as RequestListener[];
  if (!usual) throw new Error('The server has no listener');
  const fixed = Object.entries({ ...app.everyHeaders, ...LIST_HEADERS }).flat();

  function answer(request: IncomingMessage, response: ServerResponse, etag: string, facts: Facts) {
    const requestId = genReqId(request);
    response.writeHead(304, [...fixed, 'etag', etag, 'x-request-id', requestId]).end();
    const ms = performance.now() - facts.start;
    record(app.metrics, app.log, {
      method: 'GET',
      route: ROUTE,
      status: 304,
      ms,
      userId: facts.userId,
      requestId,
    });
  }

  app.server.off('request', usual).on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => usual.call(app.server, request, response);
    const tags = knownTags(request);
    if (tags === undefined || !app.isUsualHost(request.headers.host) || app.isDraining()) return pass();
    const start = performance.now();
    const { userId } = sessions.known(bearerToken(request) ?? '') ?? {};
    if (userId === undefined) return pass();
    const compare = (revision: number) => {
      const etag = listTag(userId, revision);
      if (isKnownTag(etag, tags)) answer(request, response, etag, { start, userId });
      else pass();
    };
    const revision = readRevision(db, userId);
    if (typeof revision === 'number') compare(revision);
    else revision.then(compare, pass);
  });
});

type Facts = { start: number; userId: string };

/** The lists that the sender of a plain request for the list knows. */
function knownTags({ method, url, headers }: IncomingMessage) {
  if (method !== 'GET' || url !== ROUTE || CHECKED.some((name) => headers[name] !== undefined))
    return undefined;
  return headers['if-none-match'];
}

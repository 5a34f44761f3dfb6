import { createHash } from 'node:crypto';
import type http from 'node:http';
import { type FeedChannel, feedXml } from './feed-xml.ts';

export type Fault =
  | 'none'
  | '403'
  | '404'
  | '429'
  | '500'
  | 'slow'
  | 'cut'
  | 'huge'
  | 'entities'
  | 'wrong encoding'
  | 'empty'
  | 'a page'
  | 'no entries'
  | 'elsewhere'
  | 'in a circle';

/** `retryAfter` is the header of a 429, `location` the target of the fault 'elsewhere'. */
export type FaultDetails = { retryAfter?: string; location?: string };
export type FaultyChannel = FeedChannel & { fault: Fault; details: FaultDetails };

/** Responds with a channel's list, or with its fault. */
export function answerFeed(
  channel: FaultyChannel,
  request: http.IncomingMessage,
  response: http.ServerResponse,
) {
  const { fault, details } = channel;
  const xml = feedXml(channel);
  const etag = `"${createHash('sha256').update(xml).digest('hex')}"`;
  response.setHeader('content-type', 'text/xml; charset=UTF-8');
  switch (fault) {
    case '429':
      if (details.retryAfter !== undefined) response.setHeader('retry-after', details.retryAfter);
      return response.writeHead(429).end('<html>Sorry</html>');
    case '403':
    case '404':
    case '500':
      return response.writeHead(Number(fault)).end('<html>Sorry</html>');
    case 'slow':
      return response.write(xml.slice(0, 20));
    case 'cut':
      return response.end(xml.slice(0, xml.length - 60));
    case 'huge':
      return response.end(xml.replace('</feed>', `<!--${'x'.repeat(3 * 1024 * 1024)}--></feed>`));
    case 'entities':
      return response.end(
        xml
          .replace('?>', '?><!DOCTYPE feed [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
          .replace('<title>', '<title>&a;'),
      );
    case 'wrong encoding':
      return response.end(Buffer.from(xml.replace('<title>', '<title>Caf\u00e9 '), 'latin1'));
    case 'empty':
      return response.end('');
    case 'a page':
      return response.end('<html><body><p>Before you go on</p></body></html>');
    case 'no entries':
      return response.end(feedXml({ ...channel, entries: [] }));
    case 'elsewhere':
      return response.writeHead(302, { location: details.location ?? 'http://localhost:1/secret' }).end();
    case 'in a circle':
      return response.writeHead(302, { location: request.url ?? '/' }).end();
    default:
      response.setHeader('etag', etag);
      return request.headers['if-none-match'] === etag ? response.writeHead(304).end() : response.end(xml);
  }
}

import http from 'node:http';
import { text } from 'node:stream/consumers';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}

type Respond = (request: Received, response: http.ServerResponse) => void;

/** A server on loopback that keeps what it gets. */
export async function openHookReceiver() {
  const received: Received[] = [];
  let respond: Respond = (_request, response) => response.end('Thanks');
  const server = http.createServer(async (request, response) => {
    const got = { headers: request.headers, body: await text(request) };
    received.push(got);
    respond(got, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    events: () =>
      received.map(({ body }): { type: string; data: Record<string, string> } => JSON.parse(body)),
    /** How further requests are answered. */
    respondWith(next: Respond) {
      respond = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

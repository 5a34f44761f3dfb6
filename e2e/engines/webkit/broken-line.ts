import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request: no response, an end without one, a status alone, or another body. */
export type Fault = 'hang' | 'cut' | number | ((body: Buffer) => Buffer);

/** Starts a line to a site that breaks some requests: WebDriver cannot do it in the browser. */
export async function startBrokenLine(siteUrl: string) {
  const line = {
    url: '',
    /** By the path of the request; undefined lets it through. */
    faultOf: (_path: string): Fault | undefined => undefined,
    /** Paths of all requests so far. */
    asked: [] as string[],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { pathname } = new URL(incoming.url ?? '/', siteUrl);
    line.asked.push(pathname);
    const fault = line.faultOf(pathname);
    if (fault === 'hang') return;
    if (fault === 'cut') outgoing.destroy();
    else if (typeof fault === 'number') outgoing.writeHead(fault).end();
    else pass(incoming, outgoing, fault);
  }

  function pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    change?: (body: Buffer) => Buffer,
  ): void {
    const { method, headers } = incoming;
    // A compressed body could not be changed.
    const asked = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const upstream = request(
      new URL(incoming.url ?? '/', siteUrl),
      { method, headers: asked },
      (response) => {
        const { statusCode = 502, headers: sent } = response;
        if (!change) {
          outgoing.writeHead(statusCode, sent);
          response.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { 'content-length': _other, ...kept } = sent;
          outgoing.writeHead(statusCode, kept).end(change(Buffer.concat(parts)));
        });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}
export type BrokenLine = Awaited<ReturnType<typeof startBrokenLine>>;

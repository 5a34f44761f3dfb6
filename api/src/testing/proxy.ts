import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { buffer } from 'node:stream/consumers';

type Faults = {
  /** Headers that it sets, or removes when they are undefined. */
  headers?: Record<string, string | undefined>;
  /** Collects a response before it passes it on. */
  collects?: boolean;
  /** Larger bodies are refused. */
  mostBytes?: number;
  /** It speaks TLS with this certificate. */
  tls?: { cert: string; key: string };
};

/** A real reverse proxy in front of a service, with the faults of one that is configured badly. */
export async function startProxy(faults: Faults = {}) {
  const { headers = {}, collects = false, mostBytes = Infinity, tls } = faults;
  let target = '';
  const pass: RequestListener = (incoming, outgoing) => {
    if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) {
      incoming.resume();
      return void outgoing.writeHead(413).end();
    }
    const passed = { ...incoming.headers, ...headers };
    for (const [name, value] of Object.entries(headers)) if (value === undefined) delete passed[name];
    const forward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: passed },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        if (!collects) return void response.pipe(outgoing);
        buffer(response).then(
          (whole) => outgoing.end(whole),
          () => outgoing.destroy(),
        );
      },
    );
    forward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forward.destroy());
    incoming.pipe(forward);
  };
  const server = tls ? createSecureServer(tls, pass) : createServer(pass);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${Object(server.address()).port}`,
    /** Passes calls on to a service from now on. */
    passTo(url: string) {
      target = url;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

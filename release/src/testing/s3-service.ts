import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/**
 * An S3 service with conditional writes. The one underneath has none, so a proxy holds
 * conditional ones until those on the same object are done, and responds 412 as S3 does. With TEST_S3_ENDPOINT it is a
 * real one, whose bucket exists, and the account of TEST_S3_ACCESS_KEY and TEST_S3_SECRET_KEY.
 */
export async function startS3(bucket: string) {
  const real = process.env.TEST_S3_ENDPOINT;
  if (real)
    return {
      ...account(),
      endpoint: real,
      head: (key: string) => ask(real, 'HEAD', `/${bucket}/${key}`),
      stop: async () => undefined,
    };
  const directory = mkdtempSync(path.join(tmpdir(), 'my-note-s3-'));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const service = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await service.run();

  let turn: Promise<unknown> = Promise.resolve();
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.method !== 'PUT') return void forward(port, incoming, outgoing);
    turn = turn.then(async () => {
      if (await holdsFor(port, incoming)) return forward(port, incoming, outgoing);
      incoming.resume();
      outgoing.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    ...account(),
    endpoint: `http://127.0.0.1:${Object(proxy.address()).port}`,
    /** Headers that a browser would get. */
    head: (key: string) => ask(`http://127.0.0.1:${port}`, 'HEAD', `/${bucket}/${key}`),
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function holdsFor(port: number, { url = '', headers }: IncomingMessage) {
  const { 'if-match': match, 'if-none-match': none } = headers;
  if (!match && !none) return true;
  const { statusCode, headers: found } = await ask(
    `http://127.0.0.1:${port}`,
    'HEAD',
    url.replace(/\?.*/, ''),
  );
  if (none) return statusCode === 404;
  return statusCode === 200 && found.etag === match;
}

const account = () => ({
  accessKey: process.env.TEST_S3_ACCESS_KEY ?? 'S3RVER',
  secretKey: process.env.TEST_S3_SECRET_KEY ?? 'S3RVER',
});

function ask(origin: string, method: string, url: string) {
  return new Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>>((resolve, reject) => {
    request(new URL(url, origin), { method }, (response) => {
      response.resume();
      resolve({ statusCode: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse) {
  return new Promise((resolve) => {
    const { method, url, headers } = incoming;
    const passed = request({ port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing).on('close', () => resolve(undefined));
    });
    // The others get their turn although this client ended in between.
    passed.on('close', resolve).on('error', () => outgoing.destroy());
    incoming.on('close', () => incoming.complete || passed.destroy());
    incoming.pipe(passed);
  });
}

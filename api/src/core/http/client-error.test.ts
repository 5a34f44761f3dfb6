import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { errorSchema } from '@my-note/contract';
import { beforeAll, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const { app } = useApp();
let port = 0;
beforeAll(async () => {
  await app().listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app().server.address() as AddressInfo);
});

/** The response of the service to bytes that no client would send. */
async function send(bytes: string) {
  const socket = net.connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    response += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: errorSchema.parse(JSON.parse(body)) };
}
const request = (line: string, headers = 'Host: localhost\r\nConnection: close\r\n') =>
  `${line} HTTP/1.1\r\n${headers}\r\n`;

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method that there is not', request('FETCH /'), 400],
  ['a header without a name', request('GET /', 'Host: localhost\r\n: x\r\n'), 400],
  ['headers that are too large', request('GET /', `Host: localhost\r\nX: ${'x'.repeat(20_000)}\r\n`), 431],
  ['two different lengths', request('POST /', 'Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['no Host', request('GET /api/health', 'Connection: close\r\n'), 400],
])('%s gets a response in the shape of every error', async (_name, bytes, status) => {
  const response = await send(bytes);
  expect(response).toMatchObject({ status, body: { statusCode: status } });
  expect(response.head.toLowerCase()).toContain('content-type: application/json');
});

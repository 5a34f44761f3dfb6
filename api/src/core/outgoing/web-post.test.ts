import { afterAll, describe, expect, it } from 'vitest';
import { openHookReceiver } from '../../testing/hook-receiver.ts';
import { createWebPost } from './web-post.ts';

const receiver = await openHookReceiver();
afterAll(() => receiver.close());
const port = new URL(receiver.address).port;

type Callback = (error: null, found: { address: string; family: number }[]) => void;
const resolving =
  (...found: string[]) =>
  (_name: string, _options: object, callback: Callback) =>
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const message = { headers: { 'content-type': 'application/json' }, body: '{"a":1}', responseBytes: 100 };

describe('A text that is sent to an address of a person', () => {
  const web = createWebPost({ allowPrivate: false });
  afterAll(() => web.close());

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'https://me:secret@example.org/',
    'https://example.org:25/',
    `https://127.0.0.1:${port}/`,
    'https://10.0.0.7/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://100.64.0.1/',
  ])('never goes to %s', async (address) => {
    expect(() => web.check(address)).toThrow();
    await expect(web.send(address, message)).rejects.toThrow();
  });

  it.each([['127.0.0.1'], ['10.1.2.3'], ['fd00::1'], ['::ffff:169.254.169.254']])(
    'never goes where a name leads to %s, also beside a public address',
    async (address) => {
      for (const found of [[address], ['93.184.216.34', address]]) {
        const named = createWebPost({ allowPrivate: false, resolve: resolving(...found) });
        await expect(named.send(`https://hooks.example:${port}/`, message)).rejects.toThrow(
          'no public site of this name',
        );
        await named.close();
      }
      expect(receiver.received).toEqual([]);
    },
  );

  it('goes to the private network by plain HTTP when the operator allows it', async () => {
    const own = createWebPost({ allowPrivate: true });
    receiver.respondWith((_request, response) => response.writeHead(201).end('Thanks'.repeat(1000)));
    const response = await own.send(receiver.address, message);
    expect(response).toEqual({ status: 201, start: 'Thanks'.repeat(17).slice(0, 100) });
    expect(receiver.received[0]).toMatchObject({ body: message.body });
    await own.close();
  });

  it('waits for a response for a while only', async () => {
    const own = createWebPost({ allowPrivate: true, timeoutMs: 300 });
    receiver.respondWith(() => undefined);
    await expect(own.send(receiver.address, message)).rejects.toThrow('no response came in time');
    receiver.respondWith((_request, response) => response.writeHead(200).flushHeaders());
    await expect(own.send(receiver.address, message)).rejects.toThrow('no response came in time');
    await own.close();
  });
});

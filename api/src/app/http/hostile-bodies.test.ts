import { gzipSync } from 'node:zlib';
import { errorSchema, paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const { app, newUser } = useApp();
const limited = useApp({ signInRequestsPerMinute: 3, trustProxy: (_address, hop) => hop < 1 });

type Sent = { payload: string | Buffer; url?: string; headers?: Record<string, string> };

async function post({ payload, url = paths.signIn, headers }: Sent, service = app) {
  const response = await service().inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return {
    ...errorSchema.parse(response.json()),
    length: response.body.length,
    keys: Object.keys(response.json()),
  };
}
const json = (value: unknown) => JSON.stringify(value);
const PERSON = { email: 'ada@example.org', password: 'correct horse' };

describe('A body from a caller without an account', () => {
  it('is not decompressed', async () => {
    const bomb = gzipSync(`[${'{},'.repeat(100_000)}{}]`);
    expect(bomb.length).toBeLessThan(1_000);
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP']) {
      const refused = await post({ payload: bomb, headers: { 'content-encoding': encoding } });
      expect(refused, encoding).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    const plain = await post({ payload: json(PERSON), headers: { 'content-encoding': 'identity' } });
    expect(plain.statusCode).toBe(401);
  });

  it('has at most 8 kB', async () => {
    for (const url of [paths.signIn, paths.signUp, paths.loginRequests]) {
      const refused = await post({ url, payload: json({ ...PERSON, more: 'x'.repeat(8_200) }) });
      expect(refused).toMatchObject({ statusCode: 413, message: expect.stringContaining('at most 8 kB') });
    }
  });

  it('with an e-mail that is too long is refused before its format is checked', async () => {
    const long = `${'a.'.repeat(2_000)}@example.org`;
    const message = 'The email address may have at most 254 characters';
    const form = { ...PERSON, email: long };
    expect(await post({ payload: json(form) })).toMatchObject({ statusCode: 400, message });
    const signUp = { url: paths.signUp, payload: json({ ...form, name: 'Ada' }) };
    expect(await post(signUp)).toMatchObject({ statusCode: 400, message });
  });

  it('with many or long unknown keys is refused naming only the first ones', async () => {
    const keys = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`unknown-key-${n}`, 1]));
    const many = await post({ payload: json({ ...PERSON, ...keys }) });
    expect(many.message).toContain('unknown-key-0');
    expect(many.message).toContain('and 395 more');
    expect(many.length).toBeLessThan(400);
    const long = await post({ payload: json({ ...PERSON, ['k'.repeat(7_000)]: 1 }) });
    expect(long.length).toBeLessThan(300);
  });

  it('is not read at all when its address has called too often, counted by the /64 in IPv6', async () => {
    const from = (address: string) =>
      post({ payload: '{"broken', headers: { 'x-forwarded-for': address } }, limited.app);
    for (const last of [1, 2, 3]) expect((await from(`2001:db8::${last}`)).statusCode).toBe(400);
    expect(await from('2001:db8::4')).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    expect((await from('2001:db8:0:1::4')).statusCode).toBe(400);
    expect((await from('::ffff:10.0.0.1')).statusCode).toBe(400);
  });
});

describe('The JSON of a body', () => {
  const asUser = async (
    payload: string | Buffer,
    type = 'application/json',
    url: string = paths.deleteMany,
  ) => {
    const { accessToken } = await newUser();
    return post({ url, payload, headers: { authorization: `Bearer ${accessToken}`, 'content-type': type } });
  };

  it('has its values counted before it is parsed', async () => {
    expect(await asUser(`[${'1,'.repeat(20_000)}1]`)).toMatchObject({
      statusCode: 400,
      message: 'The body holds more than 10,000 values',
    });
    expect((await asUser(`{"title":"${',[{'.repeat(15_000)}"}`)).message).toContain('unknown keys');
    expect((await asUser(`{"a\\\\":"\\",[[[${'['.repeat(100)}"}`)).message).toContain('unknown keys');
  });

  it('with thousands of mistakes is refused naming the first few', async () => {
    const refused = await asUser(json({ ids: Array.from({ length: 490 }, () => 'nonsense') }));
    expect(refused.statusCode).toBe(400);
    expect(refused.message).toContain('And 485 more');
    expect(refused.length).toBeLessThan(1_000);
  });

  it('must be UTF-8, and is never stored changed', async () => {
    const invalid = Buffer.concat([Buffer.from('{"title":"a'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await asUser(invalid)).toMatchObject({
      statusCode: 400,
      message: 'The body is not valid UTF-8',
    });
    for (const lone of ['"\\ud83d"', '"\\ude00\\ud83d"']) {
      expect(await asUser(`{"title":${lone}}`)).toMatchObject({
        statusCode: 400,
        message: expect.stringContaining('lone surrogate'),
      });
    }
    expect((await asUser('{"title":"\\ud83d\\ude00"}')).message).toContain('unknown keys');
    const utf16 = Buffer.from('{"title":"x"}', 'utf16le');
    for (const type of ['application/json; charset=utf-16', 'application/json;charset="latin1"']) {
      expect(await asUser(utf16, type), type).toMatchObject({ statusCode: 415 });
    }
    expect((await asUser('{}', 'application/json; charset=UTF-8')).statusCode).toBe(400);
  });
});

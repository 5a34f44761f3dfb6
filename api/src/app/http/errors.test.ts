import { errorSchema, paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';

const { app, newUser } = useApp();

async function send(payload: string, type = 'application/json') {
  const { accessToken } = await newUser();
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': type };
  const response = await app().inject({ method: 'POST', url: `/api${paths.categories}`, payload, headers });
  return { ...errorSchema.parse(response.json()), keys: Object.keys(response.json()) };
}
const nested = (depth: number) => `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('Every error', () => {
  it('has a status code, a code and a message', async () => {
    expect((await send('{}')).keys).toEqual(['statusCode', 'code', 'message']);
  });

  it('of an invalid value names the key and the expected value in plain words', async () => {
    expect((await send('{}')).message).toBe('"title" is missing');
    expect((await send('{"title":7}')).message).toBe('"title" has to be text');
    expect((await send('{"title":"A","categoryId":"x"}')).message).toBe('"categoryId" has to be an id');
    expect((await send('[]')).message).toBe('The request has to be an object');
    expect((await send('{"title":"A","colour":1,"size":2}')).message).toBe(
      'The request has unknown keys: colour, size',
    );
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, 1]));
    expect((await send(JSON.stringify({ title: 'A', ...many }))).message).toBe(
      'The request has unknown keys: key0, key1, key2, key3, key4 and 1995 more',
    );
  });

  it('of invalid JSON says that it is invalid', async () => {
    expect(await send('{"title":')).toMatchObject({
      statusCode: 400,
      message: 'The body is not readable JSON',
    });
    expect(await send('{"__proto__":{"a":1}}')).toMatchObject({ statusCode: 400 });
  });

  it('of a body nested too deeply is sent before the database is used', async () => {
    expect((await send(nested(60))).message).toContain('title');
    for (const depth of [70, 6_000, 30_000]) {
      expect((await send(nested(depth))).message).toBe('The body is nested more than 64 levels deep');
    }
  });

  it('of a null character names it', async () => {
    expect((await send('{"title":"a\\u0000b"}')).message).toContain('U+0000');
    const ada = await newUser();
    expect((await ada.call('GET', `${paths.noteBySlug}?slug=a%00b`)).status).toBe(400);
  });

  it('of another media type or of size has its own status', async () => {
    expect(await send('title=x', 'text/plain')).toMatchObject({ statusCode: 415 });
    expect(await send(`{"title":"${'x'.repeat(70_000)}"}`)).toMatchObject({
      statusCode: 413,
      message: 'This is too large: at most 64 kB are allowed here. Split it and try again',
    });
    const ada = await newUser();
    const { _id } = await ada.draft();
    expect((await ada.change(_id, { content: 'x'.repeat(9_000_000) })).body).toMatchObject({
      statusCode: 413,
      message: 'This is too large: at most 8 MB are allowed here. Split it and try again',
    });
  });

  it('of a long title or a long note names the limit, in characters of any script', async () => {
    const ada = await newUser();
    const { _id } = await ada.draft();
    expect((await ada.change(_id, { title: 'x'.repeat(301) })).body).toMatchObject({
      message: 'The title may have at most 300 characters',
    });
    const longest = '記'.repeat(1_500_000);
    expect((await ada.change(_id, { content: `${longest}x` })).body).toMatchObject({
      statusCode: 400,
      message: 'A note may have at most 1,500,000 characters. Split it in two',
    });
    expect((await ada.change(_id, { content: longest })).status).toBe(200);
  });

  it('of an unknown address has status 404, also below /api', async () => {
    for (const url of ['/api/nothing', '/api', '/nothing']) {
      const response = await app().inject({ url });
      expect(response.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    }
  });

  it('of an invalid id has status 400 and names it', async () => {
    const ada = await newUser();
    const response = await ada.call('PATCH', paths.pin('nonsense'));
    expect(response.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('id') });
  });
});

describe('A value outside the range of the database', () => {
  it('is an error of the request, not of the server', async () => {
    const ada = await newUser();
    const lone = '"\\ud800"';
    const config = await app().inject({
      method: 'PUT',
      url: `/api${paths.configs}`,
      payload: `{"key":"dashboardTab","value":${lone}}`,
      headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
    });
    expect(config.statusCode).toBe(400);
    const expires = '9999-12-31T23:59:59-12:00';
    expect((await ada.call('POST', paths.tokens, { name: 'x', scope: 'read', expires })).status).toBe(400);
    for (const cursor of [`9999999999999999_${crypto.randomUUID()}`, `1_${'-'.repeat(36)}`]) {
      expect((await ada.call('GET', `${paths.videos}?cursor=${cursor}`)).status).toBe(400);
    }
  });

  it('An undecodable address gets a response in the shape of every error', async () => {
    const response = await app().inject({ url: '/api/u-notes/shared/%E0%A4%A' });
    expect(errorSchema.parse(response.json())).toMatchObject({ statusCode: 400 });
  });

  it('An invalid form is refused with a message that says what to do', async () => {
    const { accessToken } = await newUser();
    for (const [type, payload] of [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=a',
        '--a\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nx',
      ],
    ] as const) {
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': type };
      const response = await app().inject({
        method: 'POST',
        url: `/api${paths.attachments}`,
        payload,
        headers,
      });
      expect(response.json(), type).toMatchObject({ statusCode: 400 });
    }
  });
});

describe('An absent body', () => {
  it('is accepted where the payload is optional, also with the content type of JSON', async () => {
    const ada = await newUser();
    const headers = { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' };
    const response = await app().inject({ method: 'POST', url: `/api${paths.draft}`, payload: '', headers });
    expect(response.statusCode).toBe(200);
  });
});

describe('The service', () => {
  it('reports that it is alive and ready', async () => {
    for (const path of [paths.health, paths.ready]) {
      expect((await app().inject({ url: `/api${path}` })).json()).toEqual({ status: 'ok' });
    }
  });

  it('describes itself as OpenAPI 3.1', async () => {
    const document = (await app().inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/u-notes/notes/{id}');
    expect(document.paths['/api/u-notes/categories'].post.requestBody).toBeDefined();
  });
});

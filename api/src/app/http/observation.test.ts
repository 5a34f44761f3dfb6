import { paths } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { PASSWORD, signUp } from '../../testing/test-user.ts';

const lines: string[] = [];
const { app, db, newUser } = useApp({ logLevel: 'info' }, { write: (line) => lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});
const written = () => lines.map((line): Record<string, unknown> => JSON.parse(line));
const SECRET = 'the secret of the garden';

describe('The log', () => {
  it('has one line for a request: its method, pattern, status, time, user and id', async () => {
    const ada = await newUser();
    lines.length = 0;
    const { headers } = await ada.bySlug('the-secret-garden');
    expect(written()).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        route: '/api/u-notes/notes/by-slug',
        status: 404,
        ms: expect.any(Number),
        userId: ada._id,
        requestId: headers['x-request-id'],
      }),
    ]);
  });

  it('contains no text, title, slug, search, password, token or e-mail', async () => {
    const ada = await signUp(app());
    await ada.note('Garden of secrets', null, SECRET);
    await ada.bySlug('garden-of-secrets');
    await ada.call('GET', `/nothing?q=${encodeURIComponent(SECRET)}`);
    await ada.call('PUT', paths.note('garden'), { content: SECRET });
    const text = lines.join('');
    for (const secret of ['garden', 'Garden', ada.email, PASSWORD, ada.accessToken]) {
      expect(text).not.toContain(secret);
    }
  });

  it('reports where a write failed, without its content', async () => {
    const ada = await newUser();
    const { _id } = await ada.draft();
    await db().execute(
      sql`alter table items add constraint no_secrets check (content not like '%secret%') not valid`,
    );
    lines.length = 0;
    expect((await ada.change(_id, { content: SECRET })).status).toBe(500);
    await db().execute(sql`alter table items drop constraint no_secrets`);
    const line = written().find(({ msg }) => msg === 'The request failed');
    expect(line).toMatchObject({
      level: 50,
      err: { message: expect.stringContaining('update "items"'), cause: { code: '23514' } },
    });
    expect(JSON.stringify(line?.err)).toContain('items.repository');
    expect(lines.join('')).not.toContain('garden');
  });

  it('quotes no value that the database refused', async () => {
    const failed = await db()
      .execute(sql`select ${SECRET}::uuid`)
      .catch((error: unknown) => error);
    for (const write of [() => app().log.error(failed), () => app().log.error({ err: failed })]) {
      lines.length = 0;
      write();
      expect(written()).toEqual([expect.objectContaining({ msg: 'An error' })]);
      expect(lines.join('')).toContain('22P02');
      expect(lines.join('')).not.toContain('garden');
    }
  });
});

describe('The id of a request', () => {
  it('is taken from a proxy if it is a valid id', async () => {
    const idOf = async (given: string) => {
      const response = await app().inject({ url: `/api${paths.health}`, headers: { 'x-request-id': given } });
      return response.headers['x-request-id'];
    };
    expect(await idOf('edge-7f3a9c21')).toBe('edge-7f3a9c21');
    for (const odd of ['short', 'a b c d e f g h', 'x'.repeat(65)]) {
      expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

import { listItemSchema, paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

describe('The list', () => {
  it('returns items without their content', async () => {
    const work = await ada.category('Work');
    const note = await ada.note('Plan', work._id);
    const { body } = await ada.call('GET', paths.notes);
    expect(body).toEqual({
      data: [
        expect.objectContaining({ _id: work._id, type: 'category', category: null }),
        {
          _id: note._id,
          title: 'Plan',
          slug: 'work/plan',
          type: 'note',
          category: { _id: work._id, title: 'Work' },
          order: [],
          pinned: false,
          updatedAt: note.updatedAt,
        },
      ],
      order: [],
      orderVersion: 0,
      revision: expect.any(Number),
    });
  });

  it('is empty for a new user', async () => {
    expect((await ada.call('GET', paths.notes)).body).toMatchObject({ data: [] });
  });

  it('refuses unknown query keys', async () => {
    for (const query of ['?page=2', '?filters[owner]=x', '?filters[deleted]=maybe', '?filters=x']) {
      expect(await ada.call('GET', `${paths.notes}${query}`), query).toMatchObject({ status: 400 });
    }
    expect((await ada.call('GET', `${paths.notes}?filters[deleted]=false`)).status).toBe(200);
    expect((await ada.call('GET', `${paths.notes}?filters%5Bdeleted%5D=true`)).status).toBe(200);
  });

  it('responds 304 until the next write of the owner', async () => {
    const note = await ada.note('Plan');
    const tag = async () => String((await ada.call('GET', paths.notes)).headers.etag);
    const seen = new Set<string>();
    const writes = [
      () => ada.change(note._id, { content: 'new' }),
      () => ada.call('PATCH', paths.pin(note._id)),
      () => ada.moveToTrash(note._id),
      () => ada.restore(note._id),
      () => ada.category('Work'),
    ];
    for (const write of writes) {
      const etag = await tag();
      expect(seen.has(etag)).toBe(false);
      seen.add(etag);
      const again = await ada.call('GET', paths.notes, undefined, { 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, body: undefined, headers: { 'content-length': '0' } });
      await write();
      const after = await ada.call('GET', paths.notes, undefined, { 'if-none-match': etag });
      expect(after.status).toBe(200);
    }
  });

  it('keeps its ETag when a write is refused or another user writes', async () => {
    const note = await ada.note('Plan');
    const { etag } = (await ada.call('GET', paths.notes)).headers;
    await ada.change(note._id, { content: 'x', baseVersion: 999 });
    await (await newUser()).note('His');
    expect((await ada.call('GET', paths.notes)).headers.etag).toBe(etag);
  });

  it('is sent compressed', async () => {
    for (let n = 0; n < 8; n += 1) await ada.category(`Category ${n}`);
    for (const encoding of ['br', 'gzip']) {
      const response = await app().inject({
        url: `/api${paths.notes}`,
        headers: { authorization: `Bearer ${ada.accessToken}`, 'accept-encoding': encoding },
      });
      expect(response.headers['content-encoding']).toBe(encoding);
    }
  });

  it('contains dates with a zone and milliseconds', async () => {
    await ada.note('Plan');
    const [item] = await ada.list();
    expect(listItemSchema.parse(item).updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

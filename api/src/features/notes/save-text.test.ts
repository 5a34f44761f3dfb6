import { noteSchema, paths } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { items } from '../../items/tables.ts';
import { textStatsOf } from '../../items/text.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, db } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const conflictSchema = z.object({ current: noteSchema });
const read = async (slug: string) => noteSchema.parse((await ada.bySlug(slug)).body);

describe('Saving a text again and again', () => {
  it('returns what is stored, field by field', async () => {
    const work = await ada.category('Work');
    const other = await ada.note('Other');
    const note = await ada.note('Plan', work._id);
    for (const content of ['one', `two words and [a link](note:${other._id})`, '한국어 — ✓']) {
      const saved = noteSchema.parse((await ada.change(note._id, { content })).body);
      expect(saved).toEqual(await read('work/plan'));
      expect(saved).toMatchObject({ content, category: { _id: work._id, title: 'Work' } });
    }
    expect((await ada.call('GET', paths.backlinks(other._id))).body).toEqual([]);
    await ada.change(note._id, { content: `[again](note:${other._id})` });
    expect((await ada.call('GET', paths.backlinks(other._id))).body).toMatchObject([{ _id: note._id }]);
  });

  it('stores the statistics of the text', async () => {
    const { _id } = await ada.note('Plan');
    await ada.change(_id, { content: 'a version is kept of what was before this' });
    const content = `three words, [a link](note:${_id}) and ![a picture](/attachments/${_id})`;
    await ada.change(_id, { content });
    const [row] = await db().select().from(items).where(eq(items.id, _id));
    expect(row).toMatchObject(textStatsOf(content));
    expect(row).toMatchObject({ links: [_id], attachments: [_id] });
  });

  it('stores a text whose excerpt ends inside of a character', async () => {
    const { _id } = await ada.note('Plan');
    await ada.change(_id, { content: 'a version is kept of what was before this' });
    const content = `${'[](x)'.repeat(799)}abcd😀 and more`;
    expect((await ada.change(_id, { content })).status).toBe(200);
    expect(await read('plan')).toMatchObject({ content, excerpt: 'abcd\uFFFD' });
  });

  it('changes the ETag of the list each time', async () => {
    const note = await ada.note('Plan');
    const tags = new Set();
    for (let n = 0; n < 4; n += 1) {
      await ada.change(note._id, { content: `text ${n}` });
      tags.add((await ada.call('GET', paths.notes)).headers.etag);
    }
    expect(tags.size).toBe(4);
  });

  it('does not change a note in the trash', async () => {
    const note = await ada.note('Plan', null, 'kept');
    await ada.change(note._id, { content: 'kept permanently' });
    await ada.moveToTrash(note._id);
    expect((await ada.change(note._id, { content: 'new' })).status).toBe(404);
    await ada.restore(note._id);
    expect(await read('plan')).toMatchObject({ content: 'kept permanently' });
  });

  it('loses no line of concurrent writers while its category is renamed', { timeout: 30_000 }, async () => {
    const work = await ada.category('Work');
    const { _id, version } = await ada.note('Plan', work._id, 'lines:');
    const lines = Array.from({ length: 4 }, (_, writer) =>
      Array.from({ length: 6 }, (_, n) => `line ${n} of ${writer}`),
    );
    async function write(line: string) {
      let known = noteSchema.parse((await ada.change(_id, {})).body);
      for (;;) {
        const content = `${known.content}\n${line}`;
        const response = await ada.change(_id, { content, baseVersion: known.version });
        if (response.status === 200) return;
        expect(response.status).toBe(409);
        known = conflictSchema.parse(response.body).current;
      }
    }
    async function rename() {
      for (let n = 0; n < 6; n += 1) {
        expect((await ada.call('PUT', paths.category(work._id), { title: `Work ${n}` })).status).toBe(200);
      }
    }
    const writers = lines.map(async (own) => {
      for (const line of own) await write(line);
    });
    await Promise.all([...writers, rename()]);
    const { content, version: last } = await read('work-5/plan');
    expect(content.split('\n').sort()).toEqual(['lines:', ...lines.flat()].sort());
    expect(last).toBe(version + lines.flat().length);
  });
});

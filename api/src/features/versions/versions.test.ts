import {
  type Note,
  noteSchema,
  noteVersionSchema,
  paths,
  versionListSchema,
  versionSummarySchema,
} from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, advance } = useApp();
const MINUTE = 60_000;
const versions = async (user: TestUser, id: string) =>
  versionListSchema.parse((await user.call('GET', paths.versions(id))).body);

async function writeTexts(user: TestUser, note: Note, texts: string[], pause = 6 * MINUTE) {
  for (const content of texts) {
    advance(pause);
    await user.change(note._id, { content });
  }
}

describe('The history of a note', () => {
  it('lists former states, newest first, and returns each with its text', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'one');
    await writeTexts(ada, note, ['two two', 'three']);
    const list = await versions(ada, note._id);
    expect(list.map(({ title, words }) => [title, words])).toEqual([
      ['Plan', 2],
      ['Plan', 1],
    ]);
    const oldest = await ada.call('GET', paths.version(note._id, list[1]?._id ?? ''));
    expect(noteVersionSchema.parse(oldest.body).content).toBe('one');
  });

  it('does not grow with every save of one edit', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'start');
    advance(6 * MINUTE);
    await writeTexts(ada, note, ['a', 'b', 'c', 'd'], 1_000);
    expect(await versions(ada, note._id)).toHaveLength(1);
  });

  it('restores a version as a new one and keeps the replaced state', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'good');
    await writeTexts(ada, note, ['bad']);
    const [good] = await versions(ada, note._id);
    const restored = await ada.call('POST', paths.restoreVersion(note._id, good?._id ?? ''));
    expect(noteSchema.parse(restored.body)).toMatchObject({ content: 'good', version: note.version + 2 });
    const [bad] = await versions(ada, note._id);
    const kept = await ada.call('GET', paths.version(note._id, bad?._id ?? ''));
    expect(kept.body).toMatchObject({ content: 'bad' });
  });

  it('refuses to restore over a text that is newer than the caller knows', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'good');
    await writeTexts(ada, note, ['bad', 'newer']);
    const [bad] = await versions(ada, note._id);
    const path = paths.restoreVersion(note._id, bad?._id ?? '');
    const stale = await ada.call('POST', path, { baseVersion: note.version + 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { content: 'newer' } });
    const known = await ada.call('POST', path, { baseVersion: note.version + 2 });
    expect(noteSchema.parse(known.body).content).toBe('bad');
  });

  it('keeps the last 100', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'text 0');
    await writeTexts(
      ada,
      note,
      Array.from({ length: 104 }, (_, n) => `text ${n + 1}`),
    );
    const list = await versions(ada, note._id);
    expect(list).toHaveLength(100);
    const oldest = await ada.call('GET', paths.version(note._id, list.at(-1)?._id ?? ''));
    expect(oldest.body).toMatchObject({ content: 'text 4' });
  });

  it('is found only by its note and its owner', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const [note, other] = [await ada.note('Plan', null, 'a'), await ada.note('Other')];
    await writeTexts(ada, note, ['b']);
    const [version] = await versions(ada, note._id);
    const id = version?._id ?? '';
    for (const response of [
      await bob.call('GET', paths.versions(note._id)),
      await bob.call('GET', paths.version(note._id, id)),
      await bob.call('POST', paths.restoreVersion(note._id, id)),
      await ada.call('GET', paths.version(other._id, id)),
      await ada.call('POST', paths.restoreVersion(other._id, id)),
      await bob.call('PATCH', paths.version(note._id, id), { name: 'mine' }),
      await ada.call('PATCH', paths.version(other._id, id), { name: 'other' }),
    ]) {
      expect(response.status).toBe(404);
    }
  });

  it('keeps named versions besides the last 100, until the name is removed', async () => {
    const ada = await newUser();
    const note = await ada.note('Plan', null, 'text 0');
    await writeTexts(ada, note, ['text 1', 'text 2']);
    const named = (await versions(ada, note._id)).at(-1)?._id ?? '';
    const path = paths.version(note._id, named);
    const response = await ada.call('PATCH', path, { name: '  First draft ' });
    expect(versionSummarySchema.parse(response.body)).toMatchObject({ _id: named, name: 'First draft' });
    await writeTexts(
      ada,
      note,
      Array.from({ length: 103 }, (_, n) => `text ${n + 3}`),
    );
    const list = await versions(ada, note._id);
    expect(list).toHaveLength(101);
    expect(list.at(-1)).toMatchObject({ _id: named, name: 'First draft' });
    expect(noteVersionSchema.parse((await ada.call('GET', path)).body).content).toBe('text 0');
    expect((await ada.call('PATCH', path, { name: null })).body).toMatchObject({ name: null });
    await writeTexts(ada, note, ['last']);
    expect((await ada.call('GET', path)).status).toBe(404);
  });

  it.each([{ name: '' }, { name: '   ' }, { name: 'x'.repeat(101) }, {}, { name: 'a', other: 1 }])(
    'refuses the name in %j',
    async (body) => {
      const ada = await newUser();
      const note = await ada.note('Plan', null, 'a');
      await writeTexts(ada, note, ['b']);
      const [version] = await versions(ada, note._id);
      const response = await ada.call('PATCH', paths.version(note._id, version?._id ?? ''), body);
      expect(response.status).toBe(400);
      expect((await versions(ada, note._id))[0]?.name).toBeNull();
    },
  );
});

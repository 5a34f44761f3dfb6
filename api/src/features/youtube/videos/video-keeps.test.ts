import { noteSchema, paths, shareSchema } from '@my-note/contract';
import { TRANSCRIPT_LIMITS, transcriptSchema } from '@my-note/contract/youtube';
import { afterAll, describe, expect, it } from 'vitest';
import { readerOf } from '../../../testing/reader.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { startFeedServer } from '../../../testing/youtube/feed-server.ts';

// What a person keeps with a video: a transcript and a note.

const server = await startFeedServer();
afterAll(server.close);
const { app, newUser } = useApp({ youtubeBaseUrl: server.url });
const made = server.channel('Some channel', ['One']);
const SHORT = [{ start: null, text: 'Hello' }];

/** Somebody who follows the channel, with its video. */
async function watching() {
  const user = await newUser();
  const reader = readerOf(user);
  await reader.follow(made.channelId);
  return { user, reader, id: (await reader.videos()).data[0]?._id ?? '' };
}
const keep = (user: TestUser, id: string, cues: unknown) => user.call('PUT', paths.transcript(id), { cues });
const transcript = async (user: TestUser, id: string) =>
  transcriptSchema.parse((await user.call('GET', paths.transcript(id))).body).transcript;

describe('A transcript', () => {
  it('is stored, replaced, and removed by its owner only', async () => {
    const [ada, bob] = [await watching(), await watching()];
    expect(await transcript(ada.user, ada.id)).toBeNull();
    const cues = [
      { start: 0, text: 'Hello\nyou' },
      { start: 75.25, text: 'and a “tree” 🌱' },
      { start: null, text: 'the end' },
    ];
    const response = await keep(ada.user, ada.id, cues);
    expect(response).toMatchObject({ status: 200, body: { transcript: { cues } } });
    expect(await transcript(ada.user, ada.id)).toMatchObject({ cues });
    expect([
      (await ada.reader.video(ada.id)).hasTranscript,
      (await bob.reader.video(bob.id)).hasTranscript,
    ]).toEqual([true, false]);
    await keep(bob.user, bob.id, SHORT);
    expect((await bob.user.call('DELETE', paths.transcript(bob.id))).body).toEqual({ _id: bob.id });
    expect(await transcript(bob.user, bob.id)).toBeNull();
    expect((await bob.user.call('DELETE', paths.transcript(bob.id))).status).toBe(200);
    await keep(ada.user, ada.id, SHORT);
    expect(await transcript(ada.user, ada.id)).toMatchObject({ cues: SHORT });
  });

  it('responds 404 to users without a relation to the video', async () => {
    const [{ user, id }, stranger] = [await watching(), await newUser()];
    await keep(user, id, SHORT);
    const responses = await Promise.all([
      stranger.call('GET', paths.transcript(id)),
      keep(stranger, id, SHORT),
      stranger.call('DELETE', paths.transcript(id)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await transcript(user, id)).toMatchObject({ cues: SHORT });
  });

  it('may be as long as the contract allows, in any script', async () => {
    const { user, id } = await watching();
    const { cues: count, length } = TRANSCRIPT_LIMITS;
    const long = Array.from({ length: count }, (_, n) => ({
      start: n + 0.123456,
      text: '語'.repeat(length / count),
    }));
    // Every character as six bytes, which is how some programs write JSON.
    const payload = JSON.stringify({ cues: long }).replaceAll('語', '\\u8a9e');
    const response = await app().inject({
      method: 'PUT',
      url: `/api${paths.transcript(id)}`,
      payload,
      headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
    expect((await transcript(user, id))?.cues).toEqual(long);
    expect(await keep(user, id, [...long.slice(1), { start: 0, text: '語'.repeat(51) }])).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('longer than a million characters') },
    });
    expect((await keep(user, id, [...long, ...SHORT])).status).toBe(400);
  });

  it.each([
    ['nothing', []],
    ['an empty line', [{ start: 0, text: '' }]],
    ['a line without end', [{ start: 0, text: 'x'.repeat(TRANSCRIPT_LIMITS.cueLength + 1) }]],
    ['a time before the beginning', [{ start: -1, text: 'x' }]],
    ['a zero byte', [{ start: 0, text: 'a\0b' }]],
    ['half a character', [{ start: 0, text: 'a\ud800b' }]],
    ['something else', [{ start: 0, text: 'x', speaker: 'Ada' }]],
    ['no lines', 'Hello'],
  ])('is refused with %s', async (_what, cues) => {
    const { user, id } = await watching();
    expect((await keep(user, id, cues)).status).toBe(400);
    expect(await transcript(user, id)).toBeNull();
  });
});

describe('A note of a video', () => {
  it('has the video wherever the note is read or written, for its owner only', async () => {
    const { user, id } = await watching();
    const video = { _id: id };
    const opened = await user.call('POST', paths.videoNote(id));
    const note = noteSchema.parse(opened.body);
    expect(note.video).toEqual(video);
    const plain = await user.note('Plain "note"');
    const responses = [
      await user.call('POST', paths.videoNote(id)),
      await user.bySlug(note.slug),
      await user.change(note._id, { content: 'Mine' }),
      await user.change(note._id, { title: 'Renamed' }),
      await user.bySlug(note.slug),
      await user.call('PATCH', paths.pin(note._id)),
      await user.call('PATCH', paths.move(note._id), { category: null }),
      await user.bySlug('renamed'),
    ];
    for (const { status, body } of responses)
      expect([status, body]).toMatchObject([200, { _id: note._id, video }]);
    for (const { body } of [await user.bySlug(plain.slug), await user.change(plain._id, { content: 'x' })]) {
      expect(noteSchema.parse(body)).not.toHaveProperty('video');
      expect(body).not.toHaveProperty('video');
    }
  });

  it('does not expose the video to visitors of a share, nor in lists', async () => {
    const { user, id } = await watching();
    const note = noteSchema.parse((await user.call('POST', paths.videoNote(id))).body);
    const { href } = shareSchema.parse((await user.call('PUT', paths.share(note._id))).body);
    const shareId = href.split('/')[3] ?? '';
    const read = (path: string) => app().inject({ url: `/api${path}` });
    const responses = [await read(paths.shared(shareId)), await read(paths.sharedNote(shareId, note._id))];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const { body } of responses) expect(body).not.toContain(id);
    expect(JSON.stringify(await user.list())).not.toContain(id);
  });
});

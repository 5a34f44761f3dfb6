import { noteSchema, paths } from '@my-note/contract';
import {
  type Channel,
  channelListSchema,
  channelSchema,
  videoPageSchema,
  videoSchema,
} from '@my-note/contract/youtube';
import { afterAll, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { newVideoId, startFeedServer } from '../../testing/youtube/feed-server.ts';

const server = await startFeedServer();
afterAll(server.close);
const { newUser } = useApp({
  youtubeBaseUrl: server.url,
  system: { MAX_YOUTUBE_SUBSCRIBED_CHANNELS: 3 },
});

const add = async (user: TestUser, url: string): Promise<Channel> =>
  channelSchema.parse((await user.call('POST', paths.channels, { url })).body);
const channels = async (user: TestUser) =>
  channelListSchema.parse((await user.call('GET', paths.channels)).body);
const videos = async (user: TestUser, query = '') =>
  videoPageSchema.parse((await user.call('GET', `${paths.videos}${query}`)).body);
async function oneVideo(user: TestUser, title = 'One') {
  await add(user, server.channel('Some channel', [title]).channelId);
  const [video] = (await videos(user)).data;
  return videoSchema.parse(video);
}

describe('Following a channel', () => {
  it('fetches its list immediately', async () => {
    const ada = await newUser();
    const { channelId } = server.channel("Ada's channel", ['One', 'Two', 'Three']);
    const channel = await add(ada, channelId);
    expect(channel).toMatchObject({
      channelId,
      title: "Ada's channel",
      url: `https://www.youtube.com/channel/${channelId}`,
      unseen: 3,
      status: { kind: 'fresh', reason: null },
    });
    const { data, nextCursor } = await videos(ada);
    expect(data.map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
    expect(data[0]).toMatchObject({
      channel: channel._id,
      channelTitle: "Ada's channel",
      seen: false,
      note: null,
    });
    expect(nextCursor).toBeNull();
  });

  it('works by handle and by video, whose pages are fetched', async () => {
    const ada = await newUser();
    const [byHandle, byVideo] = [server.channel('By handle'), server.channel('By video')];
    const videoId = newVideoId();
    server.page(
      '/@ada',
      `<link rel="canonical" href="https://www.youtube.com/channel/${byHandle.channelId}">`,
    );
    server.page(
      `/watch?v=${videoId}`,
      `{"videoDetails":{"channelId":"${byVideo.channelId}"}}${'x'.repeat(3_000_000)}`,
    );
    expect(await add(ada, '@ada')).toMatchObject({ title: 'By handle' });
    expect(await add(ada, `https://youtu.be/${videoId}`)).toMatchObject({ title: 'By video' });
  });

  it.each([
    ['hello', 400, 'This is not a YouTube channel'],
    ['https://vimeo.com/1', 400, 'This is not a YouTube channel'],
    ['@nobody', 404, 'YouTube has no such channel'],
  ])('is refused with a reason: %s', async (url, status, message) => {
    const ada = await newUser();
    const response = await ada.call('POST', paths.channels, { url });
    expect(response).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
    expect(await channels(ada)).toEqual([]);
  });

  it('a second time changes nothing', async () => {
    const ada = await newUser();
    const { channelId } = server.channel('Twice');
    const [first, again] = [await add(ada, channelId), await add(ada, channelId)];
    expect(again._id).toBe(first._id);
    expect(await channels(ada)).toHaveLength(1);
    expect(server.fetches(channelId)).toBe(1);
  });

  it('keeps a channel whose source fails, with the reason', async () => {
    const ada = await newUser();
    const { channelId, fail } = server.channel('Failing', ['One']);
    fail('500');
    expect(await add(ada, channelId)).toMatchObject({
      title: channelId,
      unseen: 0,
      status: { kind: 'failing', reason: 'it responded with 500' },
    });
  });

  it('stops at the limit, which the message names', async () => {
    const ada = await newUser();
    const wanted = ['A', 'B', 'C', 'D'].map((name) => server.channel(name));
    const responses = await Promise.all(
      wanted.map(({ channelId }) => ada.call('POST', paths.channels, { url: channelId })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'You can follow at most 3 channels. Remove one before you add another',
    });
    const [first] = await channels(ada);
    await ada.call('DELETE', paths.channel(first?._id ?? ''));
    expect(await add(ada, server.channel('D').channelId)).toMatchObject({ title: 'D' });
  });

  it('ends when the channel is removed, by its owner only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { channelId } = server.channel('Shared source', ['One']);
    const [mine, theirs] = [await add(ada, channelId), await add(bob, channelId)];
    expect(server.fetches(channelId)).toBe(1);
    expect((await bob.call('DELETE', paths.channel(mine._id))).status).toBe(404);
    expect((await ada.call('DELETE', paths.channel(mine._id))).status).toBe(200);
    expect([(await channels(ada)).length, (await videos(ada)).data.length]).toEqual([0, 0]);
    expect((await channels(bob))[0]).toMatchObject({ _id: theirs._id, unseen: 1 });
  });
});

describe('Videos', () => {
  it('are listed thirty at a time, newest first, of all channels or of one', async () => {
    const ada = await newUser();
    const titles = (from: number) => Array.from({ length: 40 }, (_, n) => `Video ${from + n}`);
    const first = await add(ada, server.channel('First', titles(0)).channelId);
    await add(ada, server.channel('Second', titles(100)).channelId);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await videos(ada, cursor && `?cursor=${cursor}`);
      seen.push(...page.data.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(80);
    expect(seen).toHaveLength(80);
    const page = await videos(ada, `?channel=${first._id}`);
    expect(page.data.map(({ title }) => title)).toEqual(titles(0).reverse().slice(0, 30));
    expect((await ada.call('GET', `${paths.videos}?cursor=x`)).status).toBe(400);
  });

  it('are marked as seen and hidden, for one user only', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const { channelId } = server.channel('Marked', ['One', 'Two']);
    await add(ada, channelId);
    await add(bob, channelId);
    const [two, one] = (await videos(ada)).data;
    const mark = (id: string | undefined, body: object) => ada.call('PATCH', paths.video(id ?? ''), body);
    expect((await mark(two?._id, { seen: true })).body).toMatchObject({ seen: true, hidden: false });
    expect((await mark(one?._id, { hidden: true })).body).toMatchObject({ seen: false, hidden: true });
    expect((await videos(ada)).data.map(({ title }) => title)).toEqual(['Two']);
    expect((await channels(ada))[0]?.unseen).toBe(0);
    expect((await channels(bob))[0]?.unseen).toBe(2);
    expect((await mark(two?._id, { seen: false })).body).toMatchObject({ seen: false });
    expect((await mark(two?._id, { watched: true })).status).toBe(400);
  });

  it('of channels that the user does not follow respond 404', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const video = await oneVideo(ada);
    const attempts = [
      bob.call('PATCH', paths.video(video._id), { seen: true }),
      bob.call('POST', paths.videoNote(video._id)),
      bob.call('GET', `${paths.videos}?channel=${video.channel}`),
    ];
    for (const response of await Promise.all(attempts)) expect(response.status).toBe(404);
  });
});

describe("A video's note", () => {
  it('is in a category with its name in the language of the person, which is found in another one', async () => {
    const ada = await newUser();
    const open = async (title: string, language: string) => {
      const { _id } = await oneVideo(ada, title);
      const headers = { 'accept-language': language };
      return noteSchema.parse((await ada.call('POST', paths.videoNote(_id), undefined, headers)).body).slug;
    };
    expect(await open('How to draw', 'fr')).toBe('vidéos/how-to-draw');
    expect(await open('How to paint', 'ja')).toBe('vidéos/how-to-paint');
  });

  it('is created at the first call in the category Videos, and found again', async () => {
    const ada = await newUser();
    const video = await oneVideo(ada, 'How to [draw] a tree');
    const open = async () => noteSchema.parse((await ada.call('POST', paths.videoNote(video._id))).body);
    const note = await open();
    expect(note).toMatchObject({
      title: 'How to [draw] a tree',
      slug: 'videos/how-to-draw-a-tree',
      category: { title: 'Videos' },
      content: `[How to \\[draw\\] a tree](https://www.youtube.com/watch?v=${video.videoId}) (Some channel)\n\n`,
    });
    await ada.change(note._id, { content: 'My thoughts' });
    expect(await open()).toMatchObject({ _id: note._id, content: 'My thoughts' });
    expect((await videos(ada)).data[0]?.note).toEqual({ _id: note._id, slug: note.slug });
    const other = await oneVideo(await newUser());
    expect(other.note).toBeNull();
  });

  it('is one note, however many requests arrive at the same time', async () => {
    const ada = await newUser();
    const video = await oneVideo(ada);
    await ada.category('videos');
    const responses = await Promise.all([1, 2, 3].map(() => ada.call('POST', paths.videoNote(video._id))));
    const ids = responses.map(({ body }) => noteSchema.parse(body)._id);
    expect(new Set(ids).size).toBe(1);
    expect((await ada.list()).map(({ title }) => title).sort()).toEqual(['One', 'videos']);
  });

  it('is created again after the previous one was deleted', async () => {
    const ada = await newUser();
    const video = await oneVideo(ada);
    const open = async () => noteSchema.parse((await ada.call('POST', paths.videoNote(video._id))).body);
    const first = await open();
    await ada.moveToTrash(first._id);
    const second = await open();
    expect(second._id).not.toBe(first._id);
  });
});

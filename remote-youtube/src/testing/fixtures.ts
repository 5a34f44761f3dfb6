import type { Channel, Video } from '@my-note/contract/youtube';

const idOf = (n: number) => `01934a3e-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The nth channel of a test: fresh, without unseen videos. */
export const channelFixture = (n: number, rest: Partial<Channel> = {}): Channel => ({
  _id: idOf(n),
  channelId: `UC${String(n).padStart(22, 'x')}`,
  title: `Channel ${n}`,
  url: `https://www.youtube.com/channel/UC${String(n).padStart(22, 'x')}`,
  unseen: 0,
  status: { kind: 'fresh', since: new Date().toISOString(), reason: null },
  checkedAt: new Date().toISOString(),
  refreshing: false,
  ...rest,
});

/** The nth video of a test, of the first channel; a lower one is newer. */
export const videoFixture = (n: number, rest: Partial<Video> = {}): Video => ({
  _id: idOf(500 + n),
  videoId: `v${String(n).padStart(10, '0')}`,
  kind: 'video',
  channel: idOf(1),
  channelTitle: 'Channel 1',
  title: `Video ${n}`,
  description: `About ${n}`,
  thumbnail: `https://i.ytimg.com/vi/v${n}/hqdefault.jpg`,
  publishedAt: new Date(Date.now() - n * 3_600_000).toISOString(),
  seen: false,
  hidden: false,
  note: null,
  hasTranscript: false,
  ...rest,
});

import { paths } from '@my-note/contract';
import {
  type Channel,
  channelListSchema,
  channelSchema,
  channelsImportedSchema,
  type Video,
  type VideoPage,
  videoPageSchema,
  videoSchema,
} from '@my-note/contract/youtube';
import type { TestUser } from './test-user.ts';

/** A user's calls of the Youtube Reader; every response has to fit the contract. */
export const readerOf = (user: TestUser) => ({
  follow: async (url: string): Promise<Channel> =>
    channelSchema.parse((await user.call('POST', paths.channels, { url })).body),
  channels: async (): Promise<Channel[]> =>
    channelListSchema.parse((await user.call('GET', paths.channels)).body),
  refresh: async (): Promise<Channel[]> =>
    channelListSchema.parse((await user.call('POST', paths.refresh)).body),
  leave: (id: string) => user.call('DELETE', paths.channel(id)),
  importAll: async (channels: { url: string; title?: string }[]) =>
    channelsImportedSchema.parse((await user.call('POST', paths.channelsImport, { channels })).body),
  videos: async (query: Record<string, string> = {}): Promise<VideoPage> =>
    videoPageSchema.parse((await user.call('GET', `${paths.videos}?${new URLSearchParams(query)}`)).body),
  titles: async (query: Record<string, string> = {}) =>
    videoPageSchema
      .parse((await user.call('GET', `${paths.videos}?${new URLSearchParams(query)}`)).body)
      .data.map(({ title }) => title),
  video: async (id: string): Promise<Video> =>
    videoSchema.parse((await user.call('GET', paths.video(id))).body),
  mark: async (id: string, change: { seen?: boolean; hidden?: boolean }): Promise<Video> =>
    videoSchema.parse((await user.call('PATCH', paths.video(id), change)).body),
});

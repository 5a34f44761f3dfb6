import type { Cue } from '@my-note/contract/youtube';
import { isNotNull } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../../core/columns.ts';
import { items, users } from '../../../items/tables.ts';

const owner = () =>
  uuid('created_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Channels that a user follows or followed: one row, and one fetch, for all users. */
export const youtubeChannels = pgTable(
  'youtube_channels',
  {
    ...baseColumns(),
    channelId: text('channel_id').notNull(),
    title: text('title').notNull(),
    etag: text('etag'),
    /** The last fetch, successful or not. */
    attemptedAt: instant('attempted_at'),
    /** The last successful fetch; empty before the first. */
    refreshedAt: instant('refreshed_at'),
    /** Since when the source has failed, and how; empty while it works. */
    failingSince: instant('failing_since'),
    failure: text('failure'),
    nextRefreshAt: instant('next_refresh_at').notNull(),
    /** Until then the source is paused, by the 429 for this channel. */
    waitUntil: instant('wait_until'),
    /** Until then one replica has claimed the channel. */
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    unique('youtube_channels_id').on(table.channelId),
    index('youtube_channels_due').on(table.nextRefreshAt),
    index('youtube_channels_wait').on(table.waitUntil).where(isNotNull(table.waitUntil)),
  ],
);
export type ChannelRow = typeof youtubeChannels.$inferSelect;

/** Videos of those channels. They stay when the source no longer lists them. */
export const youtubeVideos = pgTable(
  'youtube_videos',
  {
    ...baseColumns(),
    channel: uuid('channel')
      .notNull()
      .references(() => youtubeChannels.id, { onDelete: 'cascade' }),
    videoId: text('video_id').notNull(),
    kind: text('kind', { enum: ['video', 'short', 'live'] })
      .notNull()
      .default('video'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    thumbnail: text('thumbnail').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Since when it waits to be announced to its channel's followers. */
    newsAt: instant('news_at'),
  },
  (table) => [
    unique('youtube_videos_id').on(table.videoId),
    index('youtube_videos_newest').on(table.channel, table.publishedAt, table.id),
    index('youtube_videos_news').on(table.newsAt).where(isNotNull(table.newsAt)),
  ],
);

/** Who follows which channel. */
export const youtubeSubscriptions = pgTable(
  'youtube_subscriptions',
  {
    ...baseColumns(),
    createdBy: owner(),
    channel: uuid('channel')
      .notNull()
      .references(() => youtubeChannels.id, { onDelete: 'cascade' }),
    /** The name from an imported file, shown until the first fetch. */
    title: text('title'),
  },
  (table) => [
    unique('youtube_subscriptions_once').on(table.createdBy, table.channel),
    index('youtube_subscriptions_channel').on(table.channel),
  ],
);

/** What a user did with a video. */
export const youtubeVideoStates = pgTable(
  'youtube_video_states',
  {
    ...baseColumns(),
    createdBy: owner(),
    video: uuid('video')
      .notNull()
      .references(() => youtubeVideos.id, { onDelete: 'cascade' }),
    seen: boolean('seen').notNull().default(false),
    hidden: boolean('hidden').notNull().default(false),
    noteId: uuid('note_id').references(() => items.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('youtube_video_states_once').on(table.createdBy, table.video),
    index('youtube_video_states_note').on(table.noteId),
    index('youtube_video_states_video').on(table.video),
  ],
);

/** The transcript that a user keeps with a video. */
export const youtubeTranscripts = pgTable(
  'youtube_transcripts',
  {
    ...baseColumns(),
    createdBy: owner(),
    video: uuid('video')
      .notNull()
      .references(() => youtubeVideos.id, { onDelete: 'cascade' }),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
  },
  (table) => [
    unique('youtube_transcripts_once').on(table.createdBy, table.video),
    index('youtube_transcripts_video').on(table.video),
  ],
);

import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from './base.ts';
import { siteTexts } from './site/texts.ts';

/**
 * Payload of POST /ai-youtube/channels: a channel's address, an @handle, a video's address or a
 * channel id (docs/specification/service.md#calls-on-videos).
 */
export const channelCreateSchema = z.strictObject({
  url: z.string().check(z.trim(), z.minLength(1, { error: () => siteTexts.enterChannel }), z.maxLength(500)),
});

/**
 * The state of a channel's list: `fresh`; `stale` since a time, when the source fails for the
 * moment; `failing` when it has failed for a day; `waiting` before the first response.
 */
const channelStatusSchema = z.object({
  kind: z.enum(['waiting', 'fresh', 'stale', 'failing']),
  since: z.nullable(isoDateSchema),
  reason: z.nullable(z.string()),
});
export interface ChannelStatus extends z.infer<typeof channelStatusSchema> {}

/** A subscription of the user. `_id` is the subscription's; `channelId` is the source's, UC…. */
export const channelSchema = z.object({
  _id: idSchema,
  channelId: z.string(),
  title: z.string(),
  url: z.string(),
  unseen: z.int(),
  status: channelStatusSchema,
  /** When the source was last fetched, also without success. */
  checkedAt: z.nullable(isoDateSchema),
  /** A fetch is running or queued. */
  refreshing: z.boolean(),
});
export interface Channel extends z.infer<typeof channelSchema> {}
export const channelListSchema = z.array(channelSchema);

/**
 * Payload of POST /ai-youtube/channels/import: the channels of an OPML or CSV file. An address must contain
 * the channel's id; the title is shown until the source has been fetched.
 */
export const channelImportSchema = z.strictObject({
  channels: z
    .array(
      z.strictObject({
        url: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
        title: z.optional(z.string().check(z.trim(), z.maxLength(300))),
      }),
    )
    .check(
      z.minLength(1, { error: () => siteTexts.noChannels }),
      z.maxLength(5_000, { error: () => siteTexts.mostChannels }),
    ),
});
export interface ChannelImport extends z.infer<typeof channelImportSchema> {}

/** Its response, in channels: followed now, followed before, beyond the limit, and addresses without an id. */
export const channelsImportedSchema = z.object({
  added: z.int(),
  present: z.int(),
  overLimit: z.int(),
  unknown: z.array(z.string()),
});
export interface ChannelsImported extends z.infer<typeof channelsImportedSchema> {}

/** Derived from the list of the channel: shorts by their address, live streams by the marks in their titles. */
export const videoKindSchema = z.enum(['video', 'short', 'live']);
export type VideoKind = z.infer<typeof videoKindSchema>;

/**
 * A video with the user's marks. `channel` is the subscription's id, or null when the channel is not
 * followed any more: marks and notes stay.
 */
export const videoSchema = z.object({
  _id: idSchema,
  videoId: z.string(),
  kind: videoKindSchema,
  channel: z.nullable(idSchema),
  channelTitle: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  publishedAt: isoDateSchema,
  seen: z.boolean(),
  hidden: z.boolean(),
  /** The note that belongs to the video, once there is one. */
  note: z.nullable(z.object({ _id: idSchema, slug: z.string() })),
  hasTranscript: z.boolean(),
});
export interface Video extends z.infer<typeof videoSchema> {}

/** Page of videos of followed channels, newest first; without hidden ones, or only those. */
export const videoPageSchema = z.object({ data: z.array(videoSchema), nextCursor: z.nullable(z.string()) });
export interface VideoPage extends z.infer<typeof videoPageSchema> {}
export const videosQuerySchema = z.strictObject({
  channel: z.optional(idSchema),
  kind: z.optional(videoKindSchema),
  /** Only videos that were neither seen nor hidden. */
  unseen: z.optional(z.literal('true')),
  /** Only hidden videos. */
  hidden: z.optional(z.literal('true')),
  cursor: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: () => siteTexts.noCursor }),
      ),
  ),
});

/** Payload of PATCH /ai-youtube/videos/{id}. */
export const videoUpdateSchema = z.strictObject({
  seen: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
});
export interface VideoUpdate extends z.infer<typeof videoUpdateSchema> {}

/** Payload of POST /ai-youtube/videos/seen: all videos, or those of one subscription. */
export const allSeenSchema = z.strictObject({ channel: z.optional(idSchema) });
/** Its response: how many were unseen before. */
export const allSeenAnswerSchema = z.object({ updated: z.int() });

export const TRANSCRIPT_LIMITS = { cues: 20_000, cueLength: 5_000, length: 1_000_000 } as const;

/** A line of a transcript. `start` in seconds from the video's beginning; null when the text has no times. */
const cueSchema = z.strictObject({
  start: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  text: z.string().check(z.minLength(1), z.maxLength(TRANSCRIPT_LIMITS.cueLength)),
});
export interface Cue extends z.infer<typeof cueSchema> {}

/** Payload of PUT /ai-youtube/videos/{id}/transcript, in reading order. */
export const transcriptUpdateSchema = z.strictObject({
  cues: z.array(cueSchema).check(
    z.minLength(1, { error: () => siteTexts.transcriptEmpty }),
    z.maxLength(TRANSCRIPT_LIMITS.cues, { error: () => siteTexts.transcriptLines }),
    z.refine(
      (cues) => cues.reduce((length, { text }) => length + text.length, 0) <= TRANSCRIPT_LIMITS.length,
      { error: () => siteTexts.transcriptTooLong },
    ),
  ),
});
export interface TranscriptUpdate extends z.infer<typeof transcriptUpdateSchema> {}

/** The form in which a transcript is pasted, before it is read into cues. */
export const transcriptFormSchema = z.strictObject({ text: z.string() });

/** The user's transcript of a video; null when there is none. */
export const transcriptSchema = z.object({
  transcript: z.nullable(z.object({ cues: z.array(cueSchema), updatedAt: isoDateSchema })),
});
export type Transcript = z.infer<typeof transcriptSchema>['transcript'];

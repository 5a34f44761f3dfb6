import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from './base.ts';

/**
 * Payload of POST /ai-youtube/channels: a channel's address, an @handle, a video's address or a
 * channel id (decisions, section 3).
 */
export const channelCreateSchema = z.strictObject({
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a channel address, an @handle or a video address'),
      z.maxLength(500),
    ),
});
export type ChannelCreate = z.infer<typeof channelCreateSchema>;

/**
 * How well a channel's list is kept: `fresh`; `stale` since a time, when the source fails for the
 * moment; `failing` when it has failed for a day; `waiting` before the first answer.
 */
export const channelStatusSchema = z.object({
  kind: z.enum(['waiting', 'fresh', 'stale', 'failing']),
  since: z.nullable(isoDateSchema),
  reason: z.nullable(z.string()),
});
export type ChannelStatus = z.infer<typeof channelStatusSchema>;

/** A subscription of the user. `_id` is the subscription's; `channelId` is the source's, UC…. */
export const channelSchema = z.object({
  _id: idSchema,
  channelId: z.string(),
  title: z.string(),
  url: z.string(),
  unseen: z.int(),
  status: channelStatusSchema,
});
export type Channel = z.infer<typeof channelSchema>;
export const channelListSchema = z.array(channelSchema);

/** A video of a subscribed channel with what the user did with it. `channel` is the subscription's id. */
export const videoSchema = z.object({
  _id: idSchema,
  videoId: z.string(),
  channel: idSchema,
  channelTitle: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  publishedAt: isoDateSchema,
  seen: z.boolean(),
  hidden: z.boolean(),
  /** The note that belongs to the video, once there is one. */
  note: z.nullable(z.object({ _id: idSchema, slug: z.string() })),
});
export type Video = z.infer<typeof videoSchema>;

/** Page of videos, newest first. Hidden ones are left out. */
export const videoPageSchema = z.object({ data: z.array(videoSchema), nextCursor: z.nullable(z.string()) });
export type VideoPage = z.infer<typeof videoPageSchema>;
export const videosQuerySchema = z.strictObject({
  channel: z.optional(idSchema),
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'is no cursor of an answer')),
  ),
});

/** Payload of PATCH /ai-youtube/videos/{id}. */
export const videoUpdateSchema = z.strictObject({
  seen: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
});
export type VideoUpdate = z.infer<typeof videoUpdateSchema>;

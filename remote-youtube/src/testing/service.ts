import {
  type Channel,
  type Cue,
  transcriptUpdateSchema,
  type Video,
  videoUpdateSchema,
} from '@my-note/contract/youtube';
import { refusal, type ServiceCall, standInService } from '@my-note/kit/testing';

interface ServiceStub {
  channels?: Channel[];
  videos?: Video[];
  cues?: Cue[];
  /** The note of each video once it is opened. */
  note?: Video['note'];
  pageSize?: number;
  /** Holds back the response to a call. */
  waits?: (call: string) => Promise<void> | undefined;
  /** Calls that fail, as method and path, with the message of the failure. */
  refuses?: (call: string) => string | undefined;
}

const wholeNote = (note: NonNullable<Video['note']>) => ({
  _id: note._id,
  slug: note.slug,
  createdBy: note._id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deleted: false,
  title: 'One',
  type: 'note' as const,
  category: null,
  order: [],
  pinned: false,
  content: '',
  excerpt: '',
  version: 1,
});

/** A service with these channels and videos. Returns the calls that read and those that write, as they are made. */
export function stubService(world: ServiceStub) {
  const { channels = [], videos = [], pageSize = 30, refuses, waits } = world;
  let cues = world.cues;
  const writes: string[] = [];
  const reads: string[] = [];

  const on =
    <Body>(respond: (call: ServiceCall) => Body) =>
    async (call: ServiceCall) => {
      const line = `${call.method} ${call.path.replace('/api/ai-youtube', '')}`;
      if (call.method === 'GET') reads.push(line);
      else writes.push(call.body === undefined ? line : `${line} ${JSON.stringify(call.body)}`);
      await waits?.(line);
      const message = refuses?.(line);
      return message === undefined ? respond(call) : refusal(409, message);
    };
  const onVideo = <Body>(respond: (video: Video, call: ServiceCall) => Body) =>
    on((call) => {
      const video = videos.find(({ _id }) => _id === call.ids[0]);
      return video ? respond(video, call) : refusal(404, 'Not here');
    });
  const transcript = () => ({
    transcript: cues ? { cues, updatedAt: new Date().toISOString() } : null,
  });
  const removed = ({ ids: [_id = ''] }: ServiceCall) => ({ _id });

  standInService({
    'GET transcript': on(transcript),
    'PUT transcript': on(({ body }) => {
      cues = transcriptUpdateSchema.parse(body).cues;
      return transcript();
    }),
    'DELETE transcript': on((call) => {
      cues = undefined;
      return removed(call);
    }),
    'POST videoNote': onVideo((video) => {
      if (!world.note) return refusal(404);
      video.note = world.note;
      return wholeNote(world.note);
    }),
    'POST videosSeen': on(() => {
      for (const one of videos) one.seen = true;
      return { updated: videos.length };
    }),
    'GET videos': on(({ query }) => {
      const wanted = videos.filter(
        ({ kind, hidden, seen, channel }) =>
          hidden === query.has('hidden') &&
          (!query.has('kind') || kind === query.get('kind')) &&
          (!query.has('channel') || channel === query.get('channel')) &&
          (!query.has('unseen') || !seen),
      );
      const start = Number(query.get('cursor') ?? 0);
      const nextCursor = start + pageSize < wanted.length ? String(start + pageSize) : null;
      return { data: wanted.slice(start, start + pageSize), nextCursor };
    }),
    'GET video': onVideo((video) => video),
    'PATCH video': onVideo((video, { body }) => Object.assign(video, videoUpdateSchema.parse(body))),
    'GET videoPicture': () => refusal(404),
    'GET channels': on(() => channels),
    'POST channels': on(() => channels.at(-1) ?? refusal(404)),
    'DELETE channel': on((call) => {
      channels.splice(
        channels.findIndex(({ _id }) => _id === call.ids[0]),
        1,
      );
      return removed(call);
    }),
    'POST channelsImport': on(() => ({ added: 2, present: 1, overLimit: 1, unknown: ['x'] })),
    'POST refresh': on(() => channels),
  });
  return { writes, reads };
}

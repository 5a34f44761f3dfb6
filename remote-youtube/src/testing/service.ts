import type { Channel, Cue, Video } from '@my-note/contract/youtube';
import { vi } from 'vitest';

interface ServiceStub {
  channels?: Channel[];
  videos?: Video[];
  cues?: Cue[];
  /** Of each video, once it is opened. */
  note?: Video['note'];
  pageSize?: number;
  /** Calls that are answered later. */
  waits?: (call: string) => Promise<void> | undefined;
  /** Calls that fail, as method and path, with what is said then. */
  refuses?: (call: string) => string | undefined;
}

const wholeNote = (note: Video['note'] | undefined) => ({
  _id: note?._id,
  slug: note?.slug,
  createdBy: note?._id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deleted: false,
  title: 'One',
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  content: '',
  excerpt: '',
  version: 1,
});

const API = '/api/ai-youtube';

/** A service with these channels and videos over the network's edge. Answers what it was asked, GET left out. */
export function stubService(world: ServiceStub) {
  const {
    channels = [],
    videos = [],
    pageSize = 30,
    refuses = () => undefined,
    waits = () => undefined,
  } = world;
  let cues = world.cues;
  const writes: string[] = [];
  const reads: string[] = [];
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  const transcript = () =>
    answer({ transcript: cues ? { cues, updatedAt: new Date().toISOString() } : null });

  function page(query: URLSearchParams) {
    const wanted = videos.filter(
      ({ kind, hidden, seen, channel }) =>
        hidden === query.has('hidden') &&
        (!query.has('kind') || kind === query.get('kind')) &&
        (!query.has('channel') || channel === query.get('channel')) &&
        (!query.has('unseen') || !seen),
    );
    const start = Number(query.get('cursor') ?? 0);
    const nextCursor = start + pageSize < wanted.length ? String(start + pageSize) : null;
    return answer({ data: wanted.slice(start, start + pageSize), nextCursor });
  }

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const url = new URL(address, 'http://service');
    const path = url.pathname.replace(API, '');
    const call = `${method} ${path}${url.search}`;
    if (method === 'GET') reads.push(call);
    else writes.push(body ? `${call} ${body}` : call);
    await waits(call);
    const message = refuses(call);
    if (message !== undefined) return answer({ message }, 409);
    const sent = body ? JSON.parse(String(body)) : {};
    const id = path.split('/')[2];
    const video = videos.find(({ _id }) => _id === id);
    if (path.endsWith('/transcript')) {
      if (method === 'PUT') cues = sent.cues;
      if (method === 'DELETE') cues = undefined;
      return method === 'DELETE' ? answer({ _id: id }) : transcript();
    }
    if (path.endsWith('/note') && video) {
      video.note = world.note ?? null;
      return answer(wholeNote(world.note));
    }
    if (path === '/videos/seen') {
      for (const one of videos) one.seen = true;
      return answer({ updated: videos.length });
    }
    if (path === '/videos') return page(url.searchParams);
    if (video) return answer(Object.assign(video, sent));
    if (path === '/channels' && method === 'POST') return answer(channels.at(-1));
    if (path === '/channels/import') return answer({ added: 2, present: 1, overLimit: 1, unknown: ['x'] });
    if (path.startsWith('/channels/')) {
      channels.splice(
        channels.findIndex(({ _id }) => _id === id),
        1,
      );
      return answer({ _id: id });
    }
    return path === '/channels' || path === '/refresh'
      ? answer(channels)
      : answer({ message: 'Not here' }, 404);
  });
  return { writes, reads };
}

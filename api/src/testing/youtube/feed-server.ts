import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { colouredPng } from '../files/png.ts';
import { answerFeed, type Fault, type FaultDetails, type FaultyChannel } from './feed-fault.ts';
import type { FeedEntry } from './feed-xml.ts';

let made = 0;
/** Distinguishes processes whose servers are behind one service. */
const own = randomBytes(8).toString('hex');
/** A new id in the form of a real one. */
const newChannelId = () => `UC${String(++made).padStart(6, '0')}${own}`;
export const newVideoId = () => `${own.slice(0, 6)}${String(++made).padStart(5, '0')}`;

const PICTURE = /^\/vi\/[\w-]{11}\/hqdefault\.jpg$/;

type Page = { html: string } | { location: string };

/**
 * A local server in place of Youtube: feeds, pages of handles and videos, pictures, and faults. It has only
 * what tests added, and responds 404 to all else.
 */
export async function startFeedServer() {
  const channels = new Map<string, FaultyChannel>();
  const pages = new Map<string, Page>();
  const requests: { path: string; etag: string | undefined }[] = [];
  let delayMs = 0;
  let inFlight = 0;
  let most = 0;

  function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://feed');
    const page = pages.get(`${url.pathname}${url.search}`);
    if (page && 'location' in page) return response.writeHead(302, page).end();
    if (page) return response.end(page.html);
    if (PICTURE.test(url.pathname)) return response.end(colouredPng(url.pathname));
    const channel = channels.get(url.searchParams.get('channel_id') ?? '');
    if (!channel || url.pathname !== '/feeds/videos.xml') return response.writeHead(404).end();
    return answerFeed(channel, request, response);
  }

  const server = http.createServer((request, response) => {
    requests.push({ path: request.url ?? '', etag: request.headers['if-none-match'] });
    inFlight += 1;
    most = Math.max(most, inFlight);
    // Counted before the caller has the whole response, and also when it disconnects.
    let open = true;
    const done = () => {
      if (open) inFlight -= 1;
      open = false;
    };
    response.once('finish', done).once('close', done);
    if (delayMs === 0) return void answer(request, response);
    setTimeout(() => answer(request, response), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** How often a channel's list was fetched. */
    fetches: (channelId: string) => requests.filter(({ path }) => path.endsWith(channelId)).length,
    /** The largest number of requests that were open at one time. */
    mostAtOnce: () => most,
    /** Forgets the requests so far, and their largest number at one time. */
    forget() {
      requests.length = 0;
      most = inFlight;
    },
    /** Delays every response from now on; 0 ends it. */
    delay(milliseconds: number) {
      delayMs = milliseconds;
    },
    page: (path: string, html: string) => void pages.set(path, { html }),
    redirect: (path: string, location: string) => void pages.set(path, { location }),
    /** The page that identifies a channel by its @handle. */
    handle(handle: string, channelId: string) {
      const html = `<link rel="canonical" href="https://www.youtube.com/channel/${channelId}">`;
      pages.set(`/@${encodeURIComponent(handle.slice(1))}`, { html });
    },
    /** A channel with videos of these titles, the last being the newest: one a day from the first of January 2026. */
    channel(title: string, titles: string[] = [], channelId = newChannelId()) {
      const channel: FaultyChannel = { channelId, title, entries: [], fault: 'none', details: {} };
      channels.set(channelId, channel);
      /** Puts a video at the list's start: published now, described by its title and no short by default. */
      const publish = (name: string, more: Partial<FeedEntry> = {}): FeedEntry => {
        const newest = channel.entries[0]?.publishedAt.getTime() ?? 0;
        const entry = {
          videoId: newVideoId(),
          title: name,
          description: `About ${name}`,
          // Unique times, so that newest first is one order.
          publishedAt: new Date(Math.max(Date.now(), newest + 1)),
          short: false,
          ...more,
        };
        channel.entries.unshift(entry);
        return entry;
      };
      for (const [index, name] of titles.entries()) {
        publish(name, { publishedAt: new Date(Date.UTC(2026, 0, 1 + index)) });
      }
      /** From now on the list responds with this fault; 'none' ends it. */
      const fail = (fault: Fault, details: FaultDetails = {}) => {
        channel.fault = fault;
        channel.details = details;
      };
      return { channelId, channel, publish, fail };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

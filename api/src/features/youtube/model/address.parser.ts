/** What a person may enter for a channel: its id, or a page that names it. */
export type ChannelAddress = { channelId: string } | { page: string };

const CHANNEL_ID = /^UC[\w-]{22}$/;
const VIDEO_ID = /^[\w-]{11}$/;
const HANDLE = /^@[\p{L}\p{M}\p{N}._·-]{1,60}$/u;
const NAME = /^[\p{L}\p{M}\p{N}._-]{1,100}$/u;
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'];
const SHORT_HOST = 'youtu.be';

/** The channel's id or page in what a user entered. Only ids and names of it are ever fetched. */
export function readAddress(text: string): ChannelAddress | undefined {
  if (CHANNEL_ID.test(text)) return { channelId: text };
  if (HANDLE.test(text)) return handlePage(text);
  const url = parseUrl(text);
  if (!url) return undefined;
  const [first = '', second = ''] = segments(url);
  if (url.hostname === SHORT_HOST) return videoPage(first);
  if (!HOSTS.includes(url.hostname)) return undefined;
  if (first === 'channel') return CHANNEL_ID.test(second) ? { channelId: second } : undefined;
  if (first === 'watch') return videoPage(url.searchParams.get('v') ?? '');
  if (['shorts', 'live', 'embed', 'v'].includes(first)) return videoPage(second);
  if (first === 'c' || first === 'user') {
    return NAME.test(second) ? { page: `/${first}/${encodeURIComponent(second)}` } : undefined;
  }
  if (HANDLE.test(first)) return handlePage(first);
  const inFeed = url.searchParams.get('channel_id') ?? '';
  return first === 'feeds' && CHANNEL_ID.test(inFeed) ? { channelId: inFeed } : undefined;
}

const handlePage = (handle: string) => ({ page: `/@${encodeURIComponent(handle.slice(1))}` });
const videoPage = (id: string) => (VIDEO_ID.test(id) ? { page: `/watch?v=${id}` } : undefined);

function parseUrl(text: string) {
  const candidate = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(candidate) ? new URL(candidate) : undefined;
}

function segments(url: URL) {
  try {
    return url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

const CANONICAL = /<link rel="canonical" href="[^"]{0,200}\/channel\/(UC[\w-]{22})"/;
const META = /<meta itemprop="(?:channelId|identifier)" content="(UC[\w-]{22})"/;
const EXTERNAL = /"externalId":"(UC[\w-]{22})"/;
const OWN = /"channelId":"(UC[\w-]{22})"/;
const DETAILS_LENGTH = 20_000;

/** The channel that a channel's or a video's page is about. */
export function findChannelId(page: string): string | undefined {
  const find = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];
  return (
    find(CANONICAL, page) ??
    find(META, page) ??
    find(OWN, detailsOf(page)) ??
    find(EXTERNAL, page) ??
    find(OWN, page)
  );
}

/** The text after the first mark of a video's details; one pattern for all would rescan at each mark. */
function detailsOf(page: string) {
  const start = page.indexOf('"videoDetails":{');
  return start < 0 ? '' : page.slice(start, start + DETAILS_LENGTH);
}

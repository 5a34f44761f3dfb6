const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'];

/** URL of a video at a time in seconds, as links in notes have it. */
export const watchUrl = (videoId: string, seconds?: number): string =>
  `https://www.youtube.com/watch?v=${videoId}${seconds === undefined ? '' : `&t=${Math.floor(seconds)}s`}`;

/** Start in seconds of a URL of this video; undefined without one, and for any other URL. */
export function startSecondsOf(address: string, videoId: string): number | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol) || !HOSTS.includes(hostname)) return undefined;
  const last = pathname.split('/').filter(Boolean).at(-1);
  const named = last === 'watch' ? searchParams.get('v') : last;
  if (named !== videoId) return undefined;
  return parseDuration(searchParams.get('t') ?? searchParams.get('start') ?? '');
}

/** Of "754", "754s" or "1h2m3s". */
function parseDuration(text: string): number | undefined {
  const [, h, m, s] = /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  if (h === undefined && m === undefined && s === undefined) return undefined;
  return Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}

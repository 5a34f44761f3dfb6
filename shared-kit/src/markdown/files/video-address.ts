const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'];
const VIDEO = /^[\w-]{11}$/;
const TIME = /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** The video of an address of YouTube, and the second where it starts; undefined for any other address. */
export function videoOf(address: string): { id: string; start: number } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol) || !HOSTS.includes(hostname)) return undefined;
  const [first = '', second = '', ...more] = pathname.split('/').filter(Boolean);
  const isShort = hostname === 'youtu.be' && second === '';
  const isLong = hostname !== 'youtu.be' && /^(?:watch|embed|shorts|live)$/.test(first);
  const named = first === 'watch' ? searchParams.get('v') : isShort ? first : second;
  if (!(isShort || isLong) || more.length > 0 || !named || !VIDEO.test(named)) return undefined;
  const [, h = 0, m = 0, s = 0] = TIME.exec(searchParams.get('t') ?? searchParams.get('start') ?? '') ?? [];
  return { id: named, start: Number(h) * 3600 + Number(m) * 60 + Number(s) };
}

/** Where a video plays without cookies. */
export const embedAddress = ({ id, start }: { id: string; start: number }): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&start=${start}`;

import http from 'node:http';

export type Fault =
  | 'none'
  | '403'
  | '404'
  | '500'
  | 'slow'
  | 'cut'
  | 'huge'
  | 'entities'
  | 'wrong encoding'
  | 'empty'
  | 'a page'
  | 'no entries'
  | 'elsewhere'
  | 'in a circle';

type FeedEntry = { videoId: string; title: string; publishedAt: Date };
type FakeChannel = { title: string; entries: FeedEntry[]; fault: Fault };

let made = 0;
/** Of the shape of a real one, and never used before. */
const newChannelId = () => `UC${String(++made).padStart(6, '0')}${'x'.repeat(16)}`;
export const newVideoId = () => `v${String(++made).padStart(10, '0')}`;

/** Stands in for Youtube on loopback: feeds, pages of handles and videos, and everything that goes wrong. */
export async function startFeedServer() {
  const channels = new Map<string, FakeChannel>();
  const pages = new Map<string, string>();
  const requests: { path: string; etag: string | undefined }[] = [];

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed');
    requests.push({ path: request.url ?? '', etag: request.headers['if-none-match'] });
    const channelId = url.searchParams.get('channel_id') ?? '';
    const channel = channels.get(channelId);
    const page = pages.get(`${url.pathname}${url.search}`);
    if (page !== undefined) return response.end(page);
    if (!channel || url.pathname !== '/feeds/videos.xml') return response.writeHead(404).end();
    return answer(channel, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** How often a channel's list was asked for. */
    fetches: (channelId: string) => requests.filter(({ path }) => path.endsWith(channelId)).length,
    page: (path: string, html: string) => void pages.set(path, html),
    channel(title: string, titles: string[] = [], channelId = newChannelId()) {
      const channel: FakeChannel = { title, entries: [], fault: 'none' };
      channels.set(channelId, channel);
      const publish = (name: string, publishedAt = new Date()) => {
        channel.entries.unshift({ videoId: newVideoId(), title: name, publishedAt });
      };
      for (const [index, name] of titles.entries()) publish(name, new Date(Date.UTC(2026, 0, 1 + index)));
      const fail = (fault: Fault) => {
        channel.fault = fault;
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

function answer(channel: FakeChannel, request: http.IncomingMessage, response: http.ServerResponse) {
  const xml = feedXml(channel);
  const etag = `"${xml.length}"`;
  response.setHeader('content-type', 'text/xml; charset=UTF-8');
  switch (channel.fault) {
    case '403':
    case '404':
    case '500':
      return response.writeHead(Number(channel.fault)).end('<html>Sorry</html>');
    case 'slow':
      return response.write(xml.slice(0, 20));
    case 'cut':
      return response.end(xml.slice(0, xml.length - 60));
    case 'huge':
      return response.end(xml.replace('</feed>', `<!--${'x'.repeat(3 * 1024 * 1024)}--></feed>`));
    case 'entities':
      return response.end(
        xml
          .replace('?>', '?><!DOCTYPE feed [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
          .replace('<title>', '<title>&a;'),
      );
    case 'wrong encoding':
      return response.end(Buffer.from(xml.replace('<title>', '<title>Caf\u00e9 '), 'latin1'));
    case 'empty':
      return response.end('');
    case 'a page':
      return response.end('<html><body><p>Before you go on</p></body></html>');
    case 'no entries':
      return response.end(feedXml({ ...channel, entries: [] }));
    case 'elsewhere':
      return response.writeHead(302, { location: 'http://localhost:1/secret' }).end();
    case 'in a circle':
      return response.writeHead(302, { location: request.url ?? '/' }).end();
    default:
      response.setHeader('etag', etag);
      return request.headers['if-none-match'] === etag ? response.writeHead(304).end() : response.end(xml);
  }
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;');

const feedXml = ({ title, entries }: FakeChannel) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <title>${escapeXml(title)}</title>
${entries.map(entryXml).join('\n')}
</feed>`;

const entryXml = ({ videoId, title, publishedAt }: FeedEntry) => ` <entry>
  <id>yt:video:${videoId}</id>
  <yt:videoId>${videoId}</yt:videoId>
  <title>${escapeXml(title)}</title>
  <published>${publishedAt.toISOString().replace('Z', '+00:00')}</published>
  <media:group>
   <media:title>${escapeXml(title)}</media:title>
   <media:thumbnail url="https://i1.ytimg.com/vi/${videoId}/hqdefault.jpg" width="480" height="360"/>
   <media:description>About ${escapeXml(title)}</media:description>
  </media:group>
 </entry>`;

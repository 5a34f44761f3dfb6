import { type ChannelAddress, findChannelId } from '../model/address.parser.ts';
import { channelNotFound, SourceError, sourceUnreachable, TooManyRequests } from '../model/youtube.errors.ts';
import { youtubeTexts } from '../texts.ts';
import { type ChannelList, readChannelList } from './channel-list.parser.ts';
import { createSafeFetch } from './safe-fetch.adapter.ts';

/** Declines optional cookies, so that the response is the page and not a consent form. */
const NO_CONSENT = 'SOCS=CAI';

export type ListResult = { kind: 'unchanged' } | { kind: 'list'; list: ChannelList; etag: string | null };

/** The client of Youtube, or of a stand-in for it. */
export function createSource(baseUrl: string, options?: { timeoutMs?: number }) {
  const web = createSafeFetch(baseUrl, options);

  return {
    /** The newest videos of a channel; throws a SourceError with the reason. */
    async readChannel(channelId: string, etag: string | null, signal?: AbortSignal): Promise<ListResult> {
      const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
      const path = `/feeds/videos.xml?channel_id=${channelId}`;
      const response = await web.fetch(path, { headers, ...(signal ? { signal } : {}) });
      if (response.statusCode === 304) return { kind: 'unchanged' };
      if (response.statusCode === 429) throw new TooManyRequests(oneValue(response.headers['retry-after']));
      if (response.statusCode !== 200) throw new SourceError(youtubeTexts.responded(response.statusCode));
      const list = readChannelList(decode(response.body, oneValue(response.headers['content-type']) ?? ''));
      return { kind: 'list', list, etag: oneValue(response.headers.etag) ?? null };
    },

    /** The id of a channel, from its page when the address has none. */
    async resolve(address: ChannelAddress, signal?: AbortSignal): Promise<string> {
      if ('channelId' in address) return address.channelId;
      const wanted = { headers: { cookie: NO_CONSENT }, onTooLarge: 'cut' as const };
      const { statusCode, headers, body } = await web
        .fetch(address.page, { ...wanted, ...(signal ? { signal } : {}) })
        .catch((error: unknown) => {
          throw error instanceof SourceError ? sourceUnreachable(error.message) : error;
        });
      if (statusCode === 404) throw channelNotFound();
      if (statusCode === 429) throw new TooManyRequests(oneValue(headers['retry-after']));
      if (statusCode !== 200) throw sourceUnreachable(youtubeTexts.responded(statusCode));
      const found = findChannelId(body.toString('utf8'));
      if (!found) throw channelNotFound();
      return found;
    },
    close: web.close,
  };
}
export type Source = ReturnType<typeof createSource>;

const oneValue = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

/** Decodes by the encoding of the header or the document, strictly. */
function decode(body: Buffer, contentType: string) {
  const start = body.subarray(0, 200).toString('latin1');
  const [, label = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(contentType) ?? /^\s*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(label, { fatal: true }).decode(body);
  } catch {
    throw new SourceError(youtubeTexts.encoding);
  }
}

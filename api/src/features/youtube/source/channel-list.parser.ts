import type { VideoKind } from '@my-note/contract/youtube';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import { SourceError } from '../model/youtube.errors.ts';
import { youtubeTexts } from '../texts.ts';

/** A video of a channel list. */
export type ListedVideo = {
  videoId: string;
  kind: VideoKind;
  title: string;
  description: string;
  thumbnail: string;
  publishedAt: Date;
};
export type ChannelList = { title: string; videos: ListedVideo[] };

const TITLE_LENGTH = 300;
const DESCRIPTION_LENGTH = 5_000;
const ADDRESS_LENGTH = 500;
/** Hosts of the source's pictures: a list must not make browsers send requests to other sites. */
const PICTURE_HOST = /^(?:[\w-]+\.)*(?:ytimg|ggpht|youtube)\.com$/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'entry' || name === 'link',
});

const text = z.union([z.string(), z.object({ '#text': z.string() }).transform((node) => node['#text'])]);
const linksSchema = z.array(z.object({ '@rel': z.string(), '@href': z.string() })).catch([]);
const entrySchema = z.object({
  'yt:videoId': z.string().regex(/^[\w-]{11}$/),
  title: text,
  link: linksSchema,
  published: z.iso.datetime({ offset: true }),
  'media:group': z
    .object({
      'media:description': text.optional(),
      // Checked later: a video is not left out for its picture.
      'media:thumbnail': z.object({ '@url': z.string() }).optional().catch(undefined),
    })
    .optional(),
});
const listSchema = z.object({ feed: z.object({ title: text, entry: z.array(z.unknown()).default([]) }) });

/** Parses a channel list. Throws when it is none; leaves out an invalid entry. */
export function readChannelList(xml: string): ChannelList {
  // Without a document type there are no entities but the five that XML has.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new SourceError(youtubeTexts.documentType);
  if (XMLValidator.validate(xml) !== true) throw new SourceError(youtubeTexts.damaged);
  const document = listSchema.safeParse(parseXml(xml));
  if (!document.success) throw new SourceError(youtubeTexts.notList);
  const { title, entry } = document.data.feed;
  const videos = entry.flatMap((node) => {
    const { success, data } = entrySchema.safeParse(node);
    return success ? [toVideo(data)] : [];
  });
  if (entry.length > 0 && videos.length === 0) throw new SourceError(youtubeTexts.unknownFormat);
  const once = new Map(videos.map((video) => [video.videoId, video]));
  return { title: plain(title, TITLE_LENGTH), videos: [...once.values()] };
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    throw new SourceError(youtubeTexts.unreadable);
  }
}

function toVideo(entry: z.infer<typeof entrySchema>): ListedVideo {
  const videoId = entry['yt:videoId'];
  const group = entry['media:group'];
  const title = plain(entry.title, TITLE_LENGTH);
  const address = entry.link.find((link) => link['@rel'] === 'alternate')?.['@href'];
  return {
    videoId,
    kind: kindOf({ title, address }),
    title: title || videoId,
    description: plain(group?.['media:description'] ?? '', DESCRIPTION_LENGTH),
    thumbnail:
      pictureOf(group?.['media:thumbnail']?.['@url']) ?? `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    publishedAt: new Date(entry.published),
  };
}

/** A picture's address as it is written out, if it is one of the source's own. */
function pictureOf(value: string | undefined): string | undefined {
  const address = plain(value ?? '', ADDRESS_LENGTH + 1);
  if (address.length > ADDRESS_LENGTH || !URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, href } = new URL(address);
  const isBare = port === '' && username === '' && password === '';
  const isOwn = protocol === 'https:' && isBare && PICTURE_HOST.test(hostname);
  return isOwn && href.length <= ADDRESS_LENGTH ? href : undefined;
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its character references resolved, cut to a length, without what cannot be stored. */
const plain = (value: string, length: number) =>
  Array.from(
    value
      .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) =>
        name ? (NAMED[name] ?? whole) : character(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
      )
      .replaceAll('\0', '')
      .trim(),
  )
    .slice(0, length)
    .join('');

const character = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

const MARK = /🔴|(?<![\p{L}\p{N}])LIVE(?![\p{L}\p{N}])/u;
const STREAM = /\blive[ -]?stream/i;

/** A channel list has all kinds: shorts are detected by their address, streams by their title. */
export function kindOf({ title, address }: { title: string; address: string | undefined }): VideoKind {
  if (address?.includes('/shorts/')) return 'short';
  return MARK.test(title) || STREAM.test(title) ? 'live' : 'video';
}

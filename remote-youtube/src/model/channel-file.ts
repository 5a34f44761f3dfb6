import type { Channel, ChannelImport } from '@my-note/contract/youtube';

type Entry = ChannelImport['channels'][number];

/** The channels in an OPML or CSV file; none in any other file. */
export async function readChannelFile(text: string): Promise<Entry[]> {
  const entries = /<opml[\s>]/i.test(text) ? readOpml(text) : await readCsv(text);
  const once = new Map(entries.map((entry) => [entry.url, entry]));
  return [...once.values()];
}

const entry = (url: string, title: string): Entry => ({
  url: url.slice(0, 500),
  ...(title ? { title: title.slice(0, 300) } : {}),
});

const LONE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi;

function readOpml(text: string): Entry[] {
  const mended = text.replace(/^\ufeff/, '').replace(LONE_AMPERSAND, '&amp;');
  const document = new DOMParser().parseFromString(mended, 'text/xml');
  // An incomplete file must not pass for a complete one.
  if (document.querySelector('parsererror')) return [];
  return [...document.querySelectorAll('outline')].flatMap((outline) => {
    const addresses = ['xmlUrl', 'htmlUrl'].map((name) => outline.getAttribute(name)?.trim() ?? '');
    const url = addresses.find((address) => /youtube\.com\//i.test(address));
    const title = outline.getAttribute('title') ?? outline.getAttribute('text') ?? '';
    return url ? [entry(url, title.trim())] : [];
  });
}

const ID = /^UC[\w-]{22}$/;
const ADDRESS = /^(?:https?:\/\/)?(?:[a-z]+\.)?youtube\.com\//i;

/** Google's export has "Channel Id,Channel Url,Channel Title"; other files are read by their cells. */
async function readCsv(text: string): Promise<Entry[]> {
  const { parse } = await import('papaparse');
  const { data } = parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  return data.flatMap((row) => {
    const cells = row.map((cell) => cell.trim());
    const url = cells.find((cell) => ID.test(cell)) ?? cells.find((cell) => ADDRESS.test(cell));
    const title = cells.find((cell) => cell !== '' && !ID.test(cell) && !ADDRESS.test(cell)) ?? '';
    return url ? [entry(url, title)] : [];
  });
}

const feedAddress = (channelId: string) => `https://www.youtube.com/feeds/videos.xml?channel_id=${channelId}`;

/** The channels as OPML, for feed readers. */
export function writeOpml(channels: readonly Channel[], title: string): string {
  const document = new DOMParser().parseFromString('<opml version="2.0"><head/><body/></opml>', 'text/xml');
  const [head, body] = [document.querySelector('head'), document.querySelector('body')];
  const add = (parent: Element | null, name: string, attributes: Record<string, string>, text = '') => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, withoutControls(value));
    element.textContent = text;
    parent?.append('\n  ', element);
  };
  add(head, 'title', {}, title);
  for (const { title: text, channelId, url } of channels)
    add(body, 'outline', { type: 'rss', text, title: text, xmlUrl: feedAddress(channelId), htmlUrl: url });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

// Invalid in XML.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
const withoutControls = (text: string) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');

/** The channels in the shape of Google's own export. */
export async function writeCsv(channels: readonly Channel[]): Promise<string> {
  const { unparse } = await import('papaparse');
  const data = channels.map(({ channelId, url, title }) => [channelId, url, title]);
  // A spreadsheet must not run a title as a formula.
  return unparse({ fields: ['Channel Id', 'Channel Url', 'Channel Title'], data }, { escapeFormulae: true });
}

export type FeedEntry = {
  videoId: string;
  title: string;
  description: string;
  publishedAt: Date;
  short: boolean;
};
export type FeedChannel = { channelId: string; title: string; entries: FeedEntry[] };

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const instant = (date: Date) => date.toISOString().replace('Z', '+00:00');
const address = (channelId: string) => `https://www.youtube.com/channel/${channelId}`;
const author = ({ channelId, title }: FeedChannel) =>
  `<author><name>${escapeXml(title)}</name><uri>${address(channelId)}</uri></author>`;

/** A channel's list in the form of a real one. */
export const feedXml = (channel: FeedChannel) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${channel.channelId}"/>
 <id>yt:channel:${channel.channelId}</id>
 <yt:channelId>${channel.channelId}</yt:channelId>
 <title>${escapeXml(channel.title)}</title>
 <link rel="alternate" href="${address(channel.channelId)}"/>
 ${author(channel)}
 <published>2015-04-01T19:05:24+00:00</published>
${channel.entries.map((entry) => entryXml(channel, entry)).join('\n')}
</feed>`;

function entryXml(channel: FeedChannel, { videoId, title, description, publishedAt, short }: FeedEntry) {
  const page = short ? `shorts/${videoId}` : `watch?v=${videoId}`;
  return ` <entry>
  <id>yt:video:${videoId}</id>
  <yt:videoId>${videoId}</yt:videoId>
  <yt:channelId>${channel.channelId}</yt:channelId>
  <title>${escapeXml(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/${page}"/>
  ${author(channel)}
  <published>${instant(publishedAt)}</published>
  <updated>${instant(publishedAt)}</updated>
  <media:group>
   <media:title>${escapeXml(title)}</media:title>
   <media:content url="https://www.youtube.com/v/${videoId}?version=3" type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="https://i1.ytimg.com/vi/${videoId}/hqdefault.jpg" width="480" height="360"/>
   <media:description>${escapeXml(description)}</media:description>
   <media:community>
    <media:starRating count="1" average="5.00" min="1" max="5"/>
    <media:statistics views="123"/>
   </media:community>
  </media:group>
 </entry>`;
}

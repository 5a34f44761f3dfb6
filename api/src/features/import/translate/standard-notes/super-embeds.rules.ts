import type { PhrasingContent } from 'mdast';

type Embed = { type: string; videoID: string; id: string; src: string; alt: string };

const link = (url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: url }],
});

/** A video, a post, or a picture that a note shows from elsewhere. */
export function embedOf({ type, videoID, id, src, alt }: Embed): PhrasingContent | undefined {
  if (type === 'youtube' && /^[\w-]+$/.test(videoID))
    return link(`https://www.youtube.com/watch?v=${videoID}`);
  if (type === 'tweet' && /^\d+$/.test(id)) return link(`https://x.com/i/web/status/${id}`);
  if (type === 'unencrypted-image' && /^https?:\/\//i.test(src)) return { type: 'image', url: src, alt };
  return undefined;
}

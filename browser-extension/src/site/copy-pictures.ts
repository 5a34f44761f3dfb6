import type { Client } from './client.ts';
import { Refusal } from './settings.ts';

/** More pictures stay on their sites: a page of a shop has hundreds. */
const MOST = 40;
const TYPES = /^image\/(?:png|jpe?g|gif|webp|avif)$/;

const nameOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.split('/').pop() || 'picture');

/** The picture as the page gets it, or as the service does when the page's site does not let others read it. */
async function fetchPicture(client: Client, address: string): Promise<Blob> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    const picture = await response.blob();
    if (response.ok && TYPES.test(picture.type)) return picture;
  } catch {
    // The site does not let others read it.
  }
  return client.fetchPicture(address);
}

interface Copied {
  markdown: string;
  /** Pictures that stay where they are. */
  left: number;
}

/** Makes attachments of the pictures of a text, and leads it to them. */
export async function copyPictures(
  client: Client,
  { markdown, pictures }: { markdown: string; pictures: readonly string[] },
  progress: (n: number, all: number) => void,
): Promise<Copied> {
  const used = pictures.filter((address) => markdown.includes(address));
  const chosen = used.slice(0, MOST);
  let left = used.length - chosen.length;
  let text = markdown;
  for (const [index, address] of chosen.entries()) {
    progress(index + 1, chosen.length);
    try {
      const copy = await client.attach(await fetchPicture(client, address), nameOf(address));
      text = text.replaceAll(`](${address}`, `](${copy}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left += 1;
    }
  }
  return { markdown: text, left };
}

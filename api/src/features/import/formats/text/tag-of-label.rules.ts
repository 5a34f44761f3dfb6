import { isTagName } from '@my-note/contract/tags';

/** A label of another program as a tag: spaces and other signs become hyphens. None without a letter. */
export function tagOf(label: string): string | undefined {
  const levels = label
    .normalize('NFC')
    .split('/')
    .map((level) => level.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean);
  const tag = levels.join('/');
  return isTagName(tag) ? tag : undefined;
}

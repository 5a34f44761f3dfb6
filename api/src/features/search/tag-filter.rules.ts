import { isTagName, isWithinTag, tagKey } from '@my-note/contract/tags';

/** The tags that a search limits its hits to (`tag:work`), by their keys, and its other words. */
export function readTagFilter(query: string): { keys: string[]; words: string } {
  const keys: string[] = [];
  const words = query.replace(/(^|\s)tag:#?([^\s"]+)/giu, (written, space: string, name: string) => {
    if (!isTagName(name)) return written;
    keys.push(tagKey(name));
    return space;
  });
  return { keys, words };
}

/** Whether tags, by their keys, have all of some others, each itself or one below it. */
export const haveTags = (tags: readonly string[], keys: readonly string[]): boolean =>
  keys.every((key) => tags.some((tag) => isWithinTag(tag, key)));

import { isWithinTag, type TagCount, tagKey } from '@my-note/contract/tags';

export interface TagNode extends TagCount {
  /** The last level of its name. */
  label: string;
  below: TagNode[];
}

/** Sorted tags as a tree. */
export function treeOf(tags: readonly TagCount[]): TagNode[] {
  const top: TagNode[] = [];
  const nodes = new Map<string, TagNode>();
  for (const tag of tags) {
    const key = tagKey(tag.name);
    const end = key.lastIndexOf('/');
    const node: TagNode = { ...tag, label: tag.name.slice(tag.name.lastIndexOf('/') + 1), below: [] };
    nodes.set(key, node);
    const parent = nodes.get(key.slice(0, Math.max(0, end)));
    (end < 0 || !parent ? top : parent.below).push(node);
  }
  return top;
}

/** Tags with some words in their names, and the levels above them. */
export function matchingTags(tags: readonly TagCount[], search: string): TagCount[] {
  const wanted = tagKey(search.trim().replace(/^#/, ''));
  if (wanted === '') return [...tags];
  const found = tags.map(({ name }) => tagKey(name)).filter((key) => key.includes(wanted));
  return tags.filter(({ name }) => found.some((key) => isWithinTag(key, tagKey(name))));
}

import { splitFrontMatter } from '../markdown/html/front-matter.ts';
import { frontMatterTags } from './front-matter-tags.ts';
import { type FoundTag, inlineTags } from './inline-tags.ts';
import { isWithinTag, tagKey } from './tag-name.ts';
import { proseParts } from './text-parts.ts';

/**
 * The tags of a Markdown text where they are written, in their order: `#tag` and `#tag/sub` in the prose, and `tags:` in the
 * front matter. Takes linear time.
 *
 * @example
 * findTags('Call #work/log').map(({ name }) => name); // ['work/log']
 */
export function findTags(markdown: string): FoundTag[] {
  const { yaml, body } = splitFrontMatter(markdown);
  const from = markdown.length - body.length;
  const found = yaml === undefined ? [] : frontMatterTags(yaml, markdown.indexOf('\n') + 1);
  if (!body.includes('#')) return found;
  for (const { start, end } of proseParts(markdown, from))
    for (const tag of inlineTags(markdown.slice(start, end), start)) found.push(tag);
  return found;
}

/**
 * The tags of a text, each once as it is first written.
 *
 * @param most how many at most; further ones are left out
 */
export function tagsOf(markdown: string, most: number): string[] {
  const names = new Map<string, string>();
  for (const { name } of findTags(markdown)) {
    const key = tagKey(name);
    if (!names.has(key)) names.set(key, name);
    if (names.size >= most) break;
  }
  return [...names.values()];
}

/**
 * A text with a tag and the tags below it under a new name; everything else stays as it is, character by character.
 *
 * @example
 * renameTag('#work and #work/log', 'Work', 'job'); // '#job and #job/log'
 */
export function renameTag(markdown: string, from: string, to: string): string {
  const parent = tagKey(from);
  const levels = from.split('/').length;
  let text = '';
  let done = 0;
  for (const { name, start } of findTags(markdown)) {
    if (!isWithinTag(tagKey(name), parent)) continue;
    text += markdown.slice(done, start) + to;
    done = start + name.split('/').slice(0, levels).join('/').length;
  }
  return text + markdown.slice(done);
}

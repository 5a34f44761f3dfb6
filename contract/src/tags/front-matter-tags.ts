import type { FoundTag } from './inline-tags.ts';
import { isTagName } from './tag-name.ts';

const KEY = /^(["']?)tags?\1[ \t]*:(?:[ \t]+|$)/i;
const ITEM = /^[ \t]*-(?:[ \t]+|$)/;
/** One value without its quotes, its `#`, and a comment behind it. */
const VALUE = /^\s*(["']?)#?([^\s"']*)\1\s*(?:(?<=\s)#.*)?$/;

/**
 * The tags under `tags:` or `tag:`: a list in brackets, a list of lines, or words between commas and spaces. `offset` is
 * where the lines of the front matter begin.
 */
export function frontMatterTags(yaml: string, offset: number): FoundTag[] {
  const found: FoundTag[] = [];
  const add = (name: string, at: number) => {
    if (isTagName(name)) found.push({ name, start: offset + at, end: offset + at + name.length });
  };
  const addValue = (value: string, at: number) => {
    const [, , name] = VALUE.exec(value) ?? [];
    if (name) add(name, at + value.indexOf(name));
  };
  const addWords = (value: string, at: number) => {
    const comment = /^["']/.test(value) ? -1 : value.search(/(?:^|\s)#/);
    const words = comment < 0 ? value : value.slice(0, comment);
    for (const { 0: word, index } of words.matchAll(/[^\s,"'#]+/g)) add(word, at + index);
  };

  let inList = false;
  for (let start = 0; start < yaml.length; ) {
    const newline = yaml.indexOf('\n', start);
    const end = newline < 0 ? yaml.length : newline;
    const line = yaml.slice(start, end).replace(/\r$/, '');
    let next = end + 1;
    const [key] = KEY.exec(line) ?? [];
    const [mark] = ITEM.exec(line) ?? [];
    if (key !== undefined) {
      const value = line.slice(key.length);
      const at = start + key.length;
      inList = /^\s*(?:#|$)/.test(value);
      if (value.startsWith('[')) {
        const close = yaml.indexOf(']', at);
        const stop = close < 0 ? end : close;
        let from = at + 1;
        for (const each of yaml.slice(from, stop).split(',')) {
          addValue(each, from);
          from += each.length + 1;
        }
        const after = yaml.indexOf('\n', stop);
        next = after < 0 ? yaml.length : after + 1;
      } else if (!inList) addWords(value, at);
    } else if (inList && mark !== undefined) addValue(line.slice(mark.length), start + mark.length);
    else if (line.trim() !== '' && !/^\s*#/.test(line)) inList = false;
    start = next;
  }
  return found;
}

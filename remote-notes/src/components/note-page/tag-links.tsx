import { TAG_LIMITS, tagKey, tagLink, tagsOf } from '@my-note/contract/tags';
import { type RefObject, useEffect } from 'react';
import { linkTags } from './link-tags.ts';

interface TagLinksProps {
  text: RefObject<HTMLElement | null>;
  content: string;
}

/** Makes links of the tags in a rendered note, also when it is drawn again. */
export function TagLinks({ text, content }: TagLinksProps) {
  // Not in a layout effect: where this code is there already, the box has no element yet.
  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const keys = new Set(tagsOf(content, TAG_LIMITS.ofNote).map(tagKey));
    if (keys.size === 0) return;
    const draw = () => linkTags(current, (name) => (keys.has(tagKey(name)) ? tagLink(name) : undefined));
    draw();
    const observer = new MutationObserver(draw);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [text, content]);
  return null;
}

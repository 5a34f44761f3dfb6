import type { MarkdownConfig } from '@lezer/markdown';
import { bareUrlEnd } from '@my-note/kit/markdown';

const START = /(?<![a-z\d])https?:\/\/|(?<![^\s*_~(])www\./iy;

/** Bare URLs that end where they do in reading. */
export const bareUrls: MarkdownConfig = {
  parseInline: [
    {
      name: 'BareUrl',
      before: 'Autolink',
      parse: (cx, _next, at) => {
        const place = at - cx.offset;
        START.lastIndex = place;
        if (!START.test(cx.text)) return -1;
        const url = cx.text.slice(place, place + bareUrlEnd(cx.text.slice(place)));
        // In the text of a link, its closing bracket ends it.
        const [inBrackets = ''] = (cx.hasOpenLink && /^(?:[^[\]]|\[[^\]]*\])*/.exec(url)) || [url];
        if (inBrackets === '') return -1;
        return cx.addElement(cx.elt('URL', at, at + inBrackets.length));
      },
    },
  ],
};

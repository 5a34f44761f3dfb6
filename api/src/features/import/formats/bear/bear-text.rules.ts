import { outsideAddresses } from '../text/outside-addresses.rules.ts';
import { withSizes } from '../text/picture-size.rules.ts';
import { tagOf } from '../text/tag-of-label.rules.ts';

/** A tag of several words, which ends with the sign that it begins with. */
const WIDE_TAG = /(?<![\w#\\/])#([^\s#][^#\n]{0,98}?[^\s#]|[^\s#])#(?=[\s.,;:!?)]|$)/gm;
const UNDERLINED = /(?<![~\\])~(?=[^\s~])([^~\n]{1,500})(?<=\S)~(?!~)/g;
const SIZED =
  /(!\[[^[\]\n]{0,500})\](\([^()\n]{1,500}\))<!-- ?\{[^{}\n]{0,200}?"width":(\d{1,5})[^{}\n]{0,200}\} ?-->/g;
const EMBEDDED = /(\]\([^()\n]{1,500}\))<!-- ?\{[^{}\n]{0,400}\} ?-->/g;

/** Signs that only Bear has: tags of several words, underlines, and sizes of pictures. */
export const bearProse = (prose: string): string => {
  const written = withSizes(prose, SIZED, '$3]$2')
    .replace(WIDE_TAG, (whole, label: string) => {
      const tag = tagOf(label);
      return tag === undefined ? whole : `#${tag}`;
    })
    .replace(EMBEDDED, '$1');
  return outsideAddresses(written, '~', (text) => text.replace(UNDERLINED, '<u>$1</u>'));
};

import { Tokenizer } from 'marked';
import { bareUrlEnd, bareUrlHref } from './bare-url.ts';

const WEB = /^(?:https?:|www\.)/i;

/** Ends a bare URL where the editor ends it; e-mail addresses are the parser's own. */
export class NoteTokenizer extends Tokenizer {
  override url(src: string) {
    if (!WEB.test(src)) return super.url(src);
    const raw = src.slice(0, bareUrlEnd(src));
    if (raw === '') return undefined;
    return {
      type: 'link' as const,
      raw,
      text: raw,
      href: bareUrlHref(raw),
      tokens: [{ type: 'text' as const, raw, text: raw }],
    };
  }
}

import { PICTURE_SIZE } from '@my-note/contract';
import { type MarkedToken, marked, type Token } from 'marked';
import { withoutFrontMatter } from './front-matter.rules.ts';

const LENGTH = 200;
/** Markdown that is parsed for it: usually enough, and a limit for a text that is mostly markup. */
const READ = [600, 4_000];

/** The first 200 characters of a note as plain text. */
export function excerptOf(markdown: string): string {
  const body = withoutFrontMatter(markdown);
  let excerpt = '';
  for (const length of READ) {
    const text = plain(marked.lexer(body.slice(0, length)));
    excerpt = Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LENGTH).join('');
    // The cut may have broken markup at the end, so any excerpt that is not full is parsed again.
    if (body.length <= length || Array.from(text).length > LENGTH * 2) break;
  }
  return excerpt;
}

const plain = (tokens: Token[]): string => tokens.map((token) => textOf(token as MarkedToken)).join('');

function textOf(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'br':
    case 'hr':
      return ' ';
    case 'html':
    case 'def':
      return '';
    case 'code':
      return `${token.text} `;
    case 'list':
      return token.items.map((item) => ` ${plain(item.tokens)} `).join('');
    case 'table':
      return [token.header, ...token.rows]
        .flatMap((row) => row.map((cell) => `${plain(cell.tokens)} `))
        .join('');
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return `${plain(token.tokens)} `;
    case 'image':
      return token.text.replace(PICTURE_SIZE, '');
    case 'checkbox':
      return '';
    default:
      return 'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '';
  }
}

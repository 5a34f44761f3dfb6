import { type MarkedToken, marked, type Token } from 'marked';

const LENGTH = 200;
/** Far more Markdown than 200 characters of text usually take; the rest is not read. */
const READ = 4_000;

/** The first 200 characters of a note as plain text. */
export function excerptOf(markdown: string): string {
  const text = plain(marked.lexer(markdown.slice(0, READ)));
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LENGTH).join('');
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
    case 'checkbox':
      return '';
    default:
      return 'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : '';
  }
}

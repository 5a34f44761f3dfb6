import { Readability } from '@mozilla/readability';
import { toMarkdown } from './to-markdown.ts';

interface Part {
  markdown: string;
  /** Whole addresses of the pictures in it. */
  pictures: string[];
}

/** What a page has to save. */
export interface PageRead {
  title: string;
  address: string;
  selection: Part | null;
  /** The text that is meant to be read; null of a page without one. */
  readable: Part | null;
}

function selected(): DocumentFragment | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const parts = document.createDocumentFragment();
  for (let at = 0; at < selection.rangeCount; at += 1) parts.append(selection.getRangeAt(at).cloneContents());
  return parts;
}

function readable(): { title: string | null | undefined; body: DocumentFragment } | undefined {
  // It changes what it reads.
  const copy = document.cloneNode(true) as Document;
  const article = new Readability(copy).parse();
  if (!article?.content) return undefined;
  // Parsed in a document of its own: nothing of it is fetched or runs.
  const parsed = new DOMParser().parseFromString(article.content, 'text/html');
  const body = parsed.createDocumentFragment();
  body.append(...parsed.body.childNodes);
  return { title: article.title, body };
}

/** Runs in the page; its result goes to the popup. */
export function readPage(): PageRead {
  const base = document.baseURI;
  const article = readable();
  const part = (found: DocumentFragment | undefined): Part | null => {
    const read = found && toMarkdown(found, base);
    return read && read.markdown !== '' ? read : null;
  };
  return {
    title: (article?.title || document.title).trim(),
    address: location.href,
    selection: part(selected()),
    readable: part(article?.body),
  };
}

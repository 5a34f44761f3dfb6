import { createHash } from 'node:crypto';
import { currentLanguage, dateFormat, directionOf } from '@my-note/contract/language';
import { siteExportTexts } from '../texts.ts';
import type { Heading } from './exported-note.writer.ts';
import { SITE_STYLE, STYLE } from './style.content.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Fewer headings are found without a list of them. */
const WORTH_CONTENTS = 4;

export const titleOf = ({ title }: { title: string }) => title.trim() || siteExportTexts.untitled;

export interface PageOf {
  title: string;
  icon: string | null;
  updatedAt: Date;
  text: string;
  headings: Heading[];
}

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** The headings of a long text as links; on paper it stands in front of the text. */
function contents(headings: Heading[]): string {
  if (headings.length < WORTH_CONTENTS) return '';
  const items = headings.map(
    ({ id, text, level }) =>
      `<li class="level-${level}"><a href="#${escapeHtml(encodeURIComponent(id))}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="${siteExportTexts.tableOfContents}"><h2>${siteExportTexts.contents}</h2><ul>${items.join('')}</ul></nav>`;
}

/** The article of a note or category. */
const article = ({ title, icon, updatedAt, text, headings }: PageOf) =>
  `<article><header><h1 dir="auto">${icon ? `<span aria-hidden="true">${escapeHtml(icon)}</span> ` : ''}${escapeHtml(titleOf({ title }))}</h1>
<p class="changed">${siteExportTexts.lastChange(`<time datetime="${updatedAt.toISOString()}">${longDate(updatedAt)}</time>`)}</p></header>
${contents(headings)}<div class="text">${text}</div></article>`;

const head = (title: string, policy: string) => `<!doctype html>
<html lang="${currentLanguage()}" dir="${directionOf(currentLanguage())}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="My Note">
<title>${escapeHtml(title)}</title>`;

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** A note as one file, with its style, and without scripts. */
export const noteFile = (page: PageOf): string =>
  `${head(titleOf(page), `${NOTHING}; img-src data:; style-src ${hashOf(STYLE)}`)}
<style>${STYLE}</style>
</head>
<body>
<main>${article(page)}</main>
</body>
</html>
`;

/** A name and where it leads. */
interface Step {
  title: string;
  href: string;
}

interface SitePage extends PageOf {
  /** Of the site, shown in the title of the window. */
  site: string;
  /** The way back to the folder with the site's files: `../`. */
  root: string;
  /** The categories around it. */
  above: Step[];
  /** What is in a category. */
  inside: Step[];
}

const list = (steps: Step[]) =>
  steps.map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`).join('');

// A file that is opened from a disk has no origin, so that its own scheme is named besides.
const SITE_POLICY = `${NOTHING}; img-src 'self' file: data:; style-src 'self' file:; script-src 'self' file:`;

/** A page of the site. Without scripts, its links lead everywhere as well. */
export function sitePage({ site, root, above, inside, ...page }: SitePage): string {
  const title = titleOf(page);
  const way =
    above.length === 0
      ? ''
      : `<nav aria-label="${siteExportTexts.breadcrumbs}" class="above"><ol>${list(above)}</ol></nav>`;
  const below = inside.length === 0 ? '' : `<ul class="inside">${list(inside)}</ul>`;
  return `${head(title === site ? title : `${title} - ${site}`, SITE_POLICY)}
<link rel="stylesheet" href="${root}_files/site.css">
<script src="${root}_files/tree.js" defer></script>
<script src="${root}_files/site.js" defer></script>
</head>
<body class="site">
<aside hidden><search><input type="search" aria-label="${siteExportTexts.search}" placeholder="${siteExportTexts.search}"><p role="status" class="found"></p><ol class="hits"></ol></search><nav aria-label="${siteExportTexts.notes}" class="tree"></nav></aside>
<main>${way}${article({ ...page, text: page.text + below })}</main>
</body>
</html>
`;
}

export const SITE_CSS = STYLE + SITE_STYLE;

import { workerTexts } from './texts.ts';

/**
 * In the room above a note's title, where the app has its buttons, so that the text does not move when the notice goes; a
 * notice that is higher than the room pushes the title down.
 * Colors as host and kit have them for warnings (shared-kit/src/theme/palette.ts).
 */
const STYLE = `<style>
.copy-notice{float:inline-start;width:100%;margin-bottom:.25rem}
.copy-notice p{display:inline-block;margin:0;padding:.25rem .75rem;border-radius:.375rem;font-size:.875rem;line-height:1.3;background:#fbebcb;color:#875500}
.dark .copy-notice p{background:#3b2e14;color:#f0b84d}
@media(max-width:48rem){.copy-notice{margin-bottom:.5rem}.copy-notice p{font-size:.8125rem;padding-inline:.5rem}}
</style>`;

// Where the service puts these (api/src/app/site/compose-page.ts). No text of a note can end or begin such an element.
const DATA = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;
const RESPONSES = /<script type="application\/json" id="page-responses">.*?<\/script>/s;
const FIRST = '<div id="first-page"';
const ARTICLE = /<div role="article"[^>]*>/;
const LANGUAGE = /<html[^>]* lang="([^"]*)"/;
const SCRIPTS = /<script defer[^>]* src="([^"]+)"/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The region of the browser counts where it speaks the language of the page: 24 hours in `en-GB`, 12 in `en-US`. */
const localeFor = (language: string, locale: string) =>
  new Intl.Locale(locale).language === new Intl.Locale(language).language ? locale : language;

interface Build {
  /** Addresses of the files that the worker keeps. */
  files: ReadonlySet<string>;
  now: Date;
  /** For pages that do not say theirs. */
  locale: string;
}

/**
 * The page as it is kept: with its text and the time, and without what the app would take for new, such as the response
 * with the note and the registry. Undefined for a page without text, and for one of another build, whose scripts may be
 * gone by then.
 */
export function copyOf(html: string, { files, now, locale }: Build): string | undefined {
  // A text may have in an attribute what looks like a script.
  const [head = ''] = html.split('</head>', 1);
  const scripts = Array.from(head.matchAll(SCRIPTS), ([, url = '']) => url);
  if (scripts.length === 0 || !scripts.every((url) => files.has(url))) return undefined;
  if (!html.includes(FIRST) || !ARTICLE.test(html)) return undefined;
  const [, language = locale] = LANGUAGE.exec(html) ?? [];
  const time = new Intl.DateTimeFormat(localeFor(language, locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(now);
  const notice = `<div class="copy-notice">${STYLE}<p role="status">${escaped(workerTexts(language).copyOf(time))}</p></div>`;
  return html
    .replace(DATA, (_whole, start, json, end) => start + JSON.stringify(readerOnly(json)) + end)
    .replace(RESPONSES, '')
    .replace(FIRST, `${FIRST} data-copy`)
    .replace(ARTICLE, (article) => article + notice);
}

function readerOnly(json: string) {
  const { reader, hasText } = JSON.parse(json);
  return { reader, hasText };
}

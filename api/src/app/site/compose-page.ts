import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@my-note/contract';
import { directionOf, type Language } from '@my-note/contract/language';
import type { Registry } from '@my-note/contract/registry';
import Mustache from 'mustache';
import { withUsedTokens } from './used-tokens.ts';

const EARLY_SCRIPT = /<script src="\/early\.js"([^>]*)><\/script>/;
const PRELOADED = /<link rel="preload" as="fetch"[^>]*>/g;
const ROOT = '<div id="root">';
const END_OF_HEAD = '</head>';
/** As the app titles the page of an item (remote-notes/src/pages/item-page.tsx). */
const TITLE = '<title>{{#icon}}{{icon}} {{/icon}}{{title}} · My Note</title>';
/** The early script writes the same, where a choice is known that came without its cookie (host/src/early/language.ts). */
const ROOT_TAG = /<html lang="[^"]*"(?: dir="[^"]*")?/;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** What the page's scripts would fetch first. The early script reads it. */
type PageData = {
  config: RuntimeConfig;
  registry: Registry | undefined;
  /** The page shows its text before the app. */
  hasText: boolean;
  /** The person whose note the page has. */
  reader?: string;
};

/** The first text of a page: templates of the host and of the remote, and what stands in their places. */
export type FirstText = {
  frame: string;
  template: string;
  /** The page stands without the sidebar. */
  isAlone: boolean;
  values: {
    title: string;
    icon: string | undefined;
    date: string;
    /** The sentence of the date, in the language of the reader: a template is made in English. */
    changed: string;
    hasTree: boolean;
    isLocked: boolean;
    text: string;
  };
};

/** Data that a page carries; no text in it can end the element. */
const dataElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** Leaves the labels of pages and settings in one language in a registry: a page is shown in no other. */
const labelsIn = (language: Language) => (key: string, value: unknown) => {
  if (key !== 'labels' && key !== 'hints') return value;
  const words = Object(value)[language];
  return words === undefined ? undefined : { [language]: words };
};

/** Leaves the versions of the host's shared modules out of a registry: they are for who publishes, not for browsers. */
const withoutShared = ({ host, ...rest }: Registry): Registry => ({
  ...rest,
  ...(host && { host: { ...host, shared: {} } }),
});

function responsesElement(responses: Record<string, string>): string {
  const entries = Object.entries(responses).map(([call, response]) => `${JSON.stringify(call)}:${response}`);
  return entries.length > 0 ? dataElement('page-responses', `{${entries.join(',')}}`) : '';
}

/** A template without its styles; what the app looks for in its own article, such as headings, must not be found in it. */
const markupOf = (template: string) =>
  template
    .replace(STYLE, '')
    .replace(/<article\b/g, '<div role="article"')
    .replace(/<\/article>/g, '</div>');

function firstPage({ frame, template, isAlone, values }: FirstText): string {
  const rules = [frame, template].flatMap((part) => Array.from(part.matchAll(STYLE), ([, inner]) => inner));
  // Only templates are changed as text: in a note's text, what looks like a tag may stand in an attribute.
  const page = Mustache.render(markupOf(template), values);
  const markup = Mustache.render(markupOf(frame), { page });
  return `<style id="first-style">${withUsedTokens(rules.join(''))}</style><div id="first-page"${isAlone ? ' data-alone' : ''}>${markup}</div>`;
}

type Parts = {
  index: string;
  language: Language;
  /** The script of the head, which is then part of the page. */
  early: string | undefined;
  data: PageData;
  /** Calls that the app would make, as path and query, and their responses as JSON. */
  responses?: Record<string, string>;
  first?: FirstText | undefined;
  /** Markup that the operator's look adds to the head. */
  look?: string;
};

/** Hosts of former versions fetch everything themselves, and would not take the first text away. */
const takesFirstText = (index: string) => index.includes('#first-page');

/** The host's page with all that it would fetch first; and the hash of its one inline script, for the policy. */
export function composePage({
  index: template,
  language,
  early,
  data,
  responses = {},
  first,
  look = '',
}: Parts): {
  html: string;
  hash?: string;
} {
  const index = template.replace(ROOT_TAG, `<html lang="${language}" dir="${directionOf(language)}"`);
  if (!takesFirstText(index)) return { html: index };
  const inline = early === undefined ? undefined : early.replace(/\/\/# sourceMappingURL.*\s*$/, '');
  const script = inline?.includes('</script') ? undefined : inline;
  const { registry } = data;
  const carried = { ...data, registry: registry && withoutShared(registry) };
  const head = dataElement('page-data', JSON.stringify(carried, labelsIn(language)));
  const titled = first
    ? index.replace(/<title>[^<]*<\/title>/, () => Mustache.render(TITLE, first.values))
    : index;
  const html = titled
    .replace(PRELOADED, '')
    .replace(END_OF_HEAD, () => look + END_OF_HEAD)
    .replace(EARLY_SCRIPT, (whole, attributes) =>
      script === undefined ? `${head}${whole}` : `${head}<script${attributes}>${script}</script>`,
    )
    .replace(ROOT, () =>
      [first && firstPage(first), responsesElement(responses), ROOT].filter(Boolean).join(''),
    );
  if (script === undefined || !EARLY_SCRIPT.test(index)) return { html };
  return { html, hash: createHash('sha256').update(script).digest('base64') };
}

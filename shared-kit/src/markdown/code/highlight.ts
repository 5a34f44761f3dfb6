import highlighter from 'highlight.js/lib/core';
import { purifier } from '../render/purifier.ts';
import { grammars, otherNames } from './grammars.ts';

/** Longer code is left plain: highlighting would block the page. */
const LONGEST = 50_000;
/** Grammars take a time that grows with the square of a line; nobody writes lines as long by hand. */
const LONG_LINE = /[^\n]{2000}/;

/** Name of a grammar for what a writer put behind the fence; undefined when there is none. */
export function grammarOf(language: string): string | undefined {
  const name = language.toLowerCase().replace(/^\{?\.?|\}$/g, '');
  const known = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
  return known !== undefined && Object.hasOwn(grammars, known) ? known : undefined;
}

async function load(name: string): Promise<void> {
  if (highlighter.getLanguage(name)) return;
  const grammar = await grammars[name]?.();
  if (grammar) highlighter.registerLanguage(name, grammar.default);
}

/** Code with its parts in `span`s named by class; null when the language is not known, or there is too much. */
export async function highlight(code: string, language: string): Promise<DocumentFragment | null> {
  const name = grammarOf(language);
  if (name === undefined || code.length > LONGEST || LONG_LINE.test(code)) return null;
  await load(name);
  const { value } = highlighter.highlight(code, { language: name, ignoreIllegals: true });
  return purifier.sanitize(value, {
    ALLOWED_TAGS: ['span'],
    ALLOWED_ATTR: ['class'],
    RETURN_DOM_FRAGMENT: true,
  });
}

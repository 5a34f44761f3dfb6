const LANGUAGES = new Map([
  ['plain', ''],
  ['csrc', 'c'],
  ['c++src', 'cpp'],
  ['env', 'javascript'],
  ['sh', 'bash'],
]);

/** The language of a code note, from its kind of content. */
export function languageOf({ type, mime }: { type: string; mime: string }): string {
  if (type === 'mermaid') return 'mermaid';
  const [, name = ''] = /^\w+\/(?:x-)?([\w+-]{1,40})/.exec(mime) ?? [];
  return LANGUAGES.get(name) ?? name.toLowerCase();
}

/** A text as one block of code, with a fence longer than any in it. */
export function fenced(text: string, language: string): string {
  const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${fence}\n`;
}

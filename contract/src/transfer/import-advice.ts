import { transferTexts } from './texts.ts';

const ADVICE: [pattern: RegExp, advice: () => string][] = [
  [/\.jex$/i, () => transferTexts.jex],
  [/(?: |^|\/|-)[0-9a-f]{32}\.html?$/i, () => transferTexts.notionHtml],
  [/\.one(?:pkg|toc2)?$/i, () => transferTexts.oneNote],
  [/(?:^|\/)memos_prod\.db$/i, () => transferTexts.memosDatabase],
];

/** Which export to choose instead, for files in a format that no import reads. */
export function adviceFor(names: readonly string[]): string | undefined {
  const known = names.filter((name) => !name.startsWith('__MACOSX/'));
  return ADVICE.find(([pattern]) => known.some((name) => pattern.test(name)))?.[1]();
}

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of templates stand in strings here
import { expect, test } from 'vitest';
import { groupProblems, missingLanguages } from './groups.mjs';
import { strayTexts } from './literals.mjs';
import { otherLocales } from './locales.mjs';
import { parse } from './parse.mjs';
import { textsFromPieces } from './pieces.mjs';

const FILE = 'host/src/page.tsx';
/** @param {string} code */
const withTexts = (code) => parse(FILE, `import { pageTexts as texts } from './texts.ts';\n${code}`);

test.each([
  ['<Text>Open</Text>', 1],
  ['<Text>{count} notes</Text>', 1],
  ['<Text>{`${count} notes`}</Text>', 1],
  ['<Button title="Open" />', 1],
  ['<Button aria-label={isOpen ? "Close" : texts.open} />', 1],
  ["const row = { keys: 'e', label: 'Edit' };", 1],
  ["const command = { keywords: 'journal diary' };", 1],
  ["toast({ title: 'Saved' });", 1],
  ["function Panel({ title = 'Nothing here' }) {}", 1],
  ["say('The link was copied');", 1],
  ['element.textContent = `Copy of ${time}`;', 1],
  ["const key = { keys: 'Escape Tab', type: 'button', label: texts.open };", 0],
  ["throw new Error('The entry has no name');", 0],
  ["console.warn('The entry has no name');", 0],
  ["import x from 'Some Package';", 0],
  ["type Name = 'Some name';", 0],
  ["const look = { fontFamily: 'Source Sans' };", 0],
  ['<Text>{note.title} · {count}</Text>', 0],
  ['<Text>My Note</Text>', 1],
  ["document.title = 'My Note';", 0],
])('finds in %s stray texts: %i', (code, count) => {
  expect(strayTexts(parse(FILE, code))).toHaveLength(count);
});

test('names file and line, and leaves files of texts alone', () => {
  const code = "\nexport const label = { title: 'Open' };";
  expect(strayTexts(parse(FILE, code))).toEqual([{ file: FILE, line: 2, words: "'Open'" }]);
  for (const file of ['host/src/texts.ts', 'host/src/home-texts.ts', 'host/src/languages/de/index.ts'])
    expect(strayTexts(parse(file, code))).toEqual([]);
});

test.each([
  ['const a = `${texts.used} ${when}`;', 1],
  ['const a = `${texts.used}: ${texts.never}`;', 1],
  ['const a = `${texts.used} yesterday`;', 1],
  ['const { states } = texts; const a = `${states.open}, ${name}`;', 1],
  ['<p>{texts.used} <RelativeDate value={at} /></p>', 1],
  ['<p>{texts.used} {when}</p>', 1],
  ['<>{texts.used}, {texts.never}</>', 1],
  ['<p>{isUsed && texts.used} {when}</p>', 1],
  ['const a = `${texts.used} · ${when}`;', 0],
  ['const a = `${texts.used}\\n`;', 0],
  ['const a = `${texts.name}.csv`;', 0],
  ['<p>{texts.used} · <RelativeDate value={at} /></p>', 0],
  ['<p>{texts.used}{when && ` · ${when}`}</p>', 0],
  ['<p><Icon as={Plus} />{texts.add}</p>', 0],
  ['<p>{texts.add}{children}</p>', 0],
  ['<p>{isUsed ? texts.used : texts.never}</p>', 0],
  ['const texts = [1]; const a = `${texts[0]} ${when}`;', 0],
])('finds in %s texts from pieces: %i', (code, count) => {
  const source = code.startsWith('const texts') ? parse(FILE, code) : withTexts(code);
  expect(textsFromPieces(source)).toHaveLength(count);
});

test.each([
  ["new Intl.DateTimeFormat('en', options)", 1],
  ['new Intl.NumberFormat()', 1],
  ['new Intl.Collator(undefined, options)', 1],
  ['size.toLocaleString()', 1],
  ['a.localeCompare(b)', 1],
  ['new Intl.Collator(currentLocale())', 0],
  ['new Intl.Segmenter()', 0],
  ['Intl.DateTimeFormat().resolvedOptions().timeZone', 0],
])('finds in %s fixed locales: %i', (code, count) => {
  expect(otherLocales(parse(FILE, code))).toHaveLength(count);
});

test('an English text has English plurals, and no other fixed locale', () => {
  const code = "new Intl.PluralRules('en'); new Intl.ListFormat('en'); n.toLocaleString('en');";
  expect(otherLocales(parse('host/src/texts.ts', code)).map(({ words }) => words)).toEqual([
    "n.toLocaleString('en')",
  ]);
});

test('finds groups that no catalogue names, and groups of one name', () => {
  const sources = [
    parse('host/src/languages/catalogue.ts', "interface Host { host: A; 'host/home': B }"),
    parse('host/src/texts.ts', "export const a = translated('host', {});"),
    parse('host/src/home/texts.ts', "export const b = translated('host/home', {});"),
    parse('host/src/trash/texts.ts', "\nexport const c = translated('host/trash', {});"),
    parse('remote-notes/src/texts.ts', "export const d = translated('host', {});"),
  ];
  const { unnamed, duplicate } = groupProblems(sources);
  expect(unnamed).toEqual([
    { file: 'host/src/trash/texts.ts', line: 2, words: 'host/trash' },
    { file: 'remote-notes/src/texts.ts', line: 1, words: 'host' },
  ]);
  expect(duplicate).toEqual([{ file: 'remote-notes/src/texts.ts', line: 1, words: 'host' }]);
});

test('finds languages without a folder', () => {
  const files = ['host/src/languages/catalogue.ts', 'host/src/languages/de/index.ts'];
  expect(missingLanguages(files, ['de', 'fr'])).toEqual([
    { file: 'host/src/languages/catalogue.ts', line: 1, words: 'fr' },
  ]);
});

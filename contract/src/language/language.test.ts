import { afterEach, describe, expect, test } from 'vitest';
import {
  addCatalogue,
  collator,
  currentLanguage,
  currentLocale,
  dateFormat,
  LANGUAGES,
  numberFormat,
  pluralIn,
  preferredLanguage,
  setLanguageSource,
  translated,
} from './index.ts';

let language = 'en';
setLanguageSource(() => language);
afterEach(() => {
  language = 'en';
});

describe('the preferred language', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['pt-PT'], 'pt-BR'],
    [['zh'], 'zh-CN'],
    [['zh-Hans-SG', 'en'], 'zh-CN'],
    [['zh-TW', 'ja'], 'ja'],
    [['zh-Hant-HK'], 'en'],
    [['pl', 'EN-gb', 'fr'], 'en'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('of %s is %s', (tags, expected) => {
    expect(preferredLanguage(tags)).toBe(expected);
  });
});

describe('translated texts', () => {
  const texts = translated('test/weather', {
    title: 'Weather',
    hint: 'Sunny',
    days: (count: number) => `${count} days`,
    units: { metric: 'Celsius', other: 'Fahrenheit' },
  });
  addCatalogue('de', {
    'test/weather': { title: 'Wetter', days: (count: number) => `${count} Tage` },
  });

  test('are English without a catalogue', () => {
    language = 'fr';
    expect(texts.title).toBe('Weather');
    expect(texts.days(2)).toBe('2 days');
  });

  test('are those of the current language, and of the next after a change', () => {
    language = 'de';
    expect(texts.title).toBe('Wetter');
    expect(texts.days(2)).toBe('2 Tage');
    language = 'en';
    expect(texts.title).toBe('Weather');
  });

  test('are English where a catalogue has none', () => {
    language = 'de';
    expect(texts.hint).toBe('Sunny');
    expect(texts.units.metric).toBe('Celsius');
  });

  test('keep their keys', () => {
    language = 'de';
    expect(Object.keys(texts)).toEqual(['title', 'hint', 'days', 'units']);
    expect({ ...texts }).toMatchObject({ title: 'Wetter', hint: 'Sunny' });
  });

  test('have nothing of an object’s own methods', () => {
    language = 'de';
    expect(Reflect.get(texts, 'toString')).toBe(Object.prototype.toString);
    expect(Reflect.get(texts, 'missing')).toBeUndefined();
  });
});

describe('the current language', () => {
  test('is English when the source names another than ours', () => {
    language = 'tlh';
    expect(currentLanguage()).toBe('en');
    expect(currentLocale()).toBe('en');
  });
});

describe('formats', () => {
  test('follow the language', () => {
    const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
    const number = numberFormat();
    expect([long(0), number(1234.5)]).toEqual(['January 1, 1970', '1,234.5']);
    language = 'de';
    expect([long(0), number(1234.5)]).toEqual(['1. Januar 1970', '1.234,5']);
    language = 'ja';
    expect(long(0)).toBe('1970年1月1日');
  });

  test('sort by the rules of the language', () => {
    const names = ['Zebra', 'Äpfel', 'Note 10', 'Note 9'];
    language = 'de';
    expect([...names].sort(collator({ numeric: true }))).toEqual(['Äpfel', 'Note 9', 'Note 10', 'Zebra']);
  });
});

test('a plural has the forms of its language', () => {
  const forms = { zero: '0', one: '1', two: '2', few: '3–10', many: '11–99', other: '100' };
  expect([0, 1, 2, 5, 11, 100].map((count) => pluralIn('ar')(count, forms))).toEqual(Object.values(forms));
  expect(pluralIn('en')(1, { other: 'notes' })).toBe('notes');
  expect(pluralIn('ja')(1, { one: 'never', other: '件' })).toBe('件');
});

test('the browser’s functions know every language of the interface', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf([...LANGUAGES])).toEqual([...LANGUAGES]);
});

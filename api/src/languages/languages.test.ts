import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noteSchema, paths } from '@my-note/contract';
import { journalPaths } from '@my-note/contract/journal';
import { LANGUAGE_PATH } from '@my-note/contract/language';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { share, shareIdOf } from '../testing/shares.ts';
import { useTemporaryDirectories } from '../testing/temporary-directories.ts';
import { useApp } from '../testing/test-app.ts';
import { signUp, type TestUser } from '../testing/test-user.ts';

const root = useTemporaryDirectories()();
mkdirSync(path.join(root, 'assets'));
writeFileSync(
  path.join(root, 'index.html'),
  '<!doctype html><html lang="en"><head><title>My Note</title><style>#first-page{}</style></head></html>',
);
writeFileSync(path.join(root, 'assets/main.0123456789.js'), '1');

const mail = await startMailServer();
afterAll(() => mail.close());
const { app, newUser } = useApp({
  siteDir: root,
  mail: { url: mail.url, from: 'notes@example.org' },
  publicUrl: 'https://notes.example.org',
  writesPerMinute: 0,
});

const ENGLISH = 'There is nothing at this address';
const GERMAN = 'Unter dieser Adresse gibt es nichts';
const ARABIC = 'لا يوجد شيء في هذا العنوان';
const ask = (headers: Record<string, string>, url = '/api/nothing') => app().inject({ url, headers });
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const arabic = { cookie: 'my-note.language=ar' };

describe('The message of an error', () => {
  it.each([
    ['English for nobody who says otherwise', {}, ENGLISH, 'en'],
    ['the language that the browser asks for', german, GERMAN, 'de'],
    ['the chosen language', arabic, ARABIC, 'ar'],
    ['the chosen language before that of the browser', { ...german, ...arabic }, ARABIC, 'ar'],
    ['English for a language that the service has not', { 'accept-language': 'eo' }, ENGLISH, 'en'],
    [
      'that of the browser when the choice is none',
      { ...german, cookie: 'my-note.language=tlh' },
      GERMAN,
      'de',
    ],
    ['the best by quality, not the first', { 'accept-language': 'fr;q=0.1, de;q=0.7' }, GERMAN, 'de'],
    ['English where a header has no sense', { 'accept-language': ';;q=x,'.repeat(9) }, ENGLISH, 'en'],
  ])('is in %s', async (_what, headers, message, language) => {
    const response = await ask(headers);
    expect(response.json()).toMatchObject({ statusCode: 404, message });
    expect(response.headers['content-language']).toBe(language);
  });

  it('says in that language what is wrong with a form, by the words of the service and of the contract', async () => {
    const ada = await newUser();
    const note = await ada.note('Rosen');
    const long = await ada.call('PUT', paths.note(note._id), { title: 'a'.repeat(500) }, german);
    expect(JSON.stringify(long.body)).toMatch(/Der Titel darf höchstens \d+ Zeichen haben/);
    const kind = await ada.call('PUT', paths.note(note._id), { title: 7 }, german);
    expect(kind.body).toMatchObject({ message: '"title" muss ein Text sein' });
  });

  it('is in the language of each of many requests at once', async () => {
    const asked = Array.from({ length: 60 }, (_, at) => [ask({}), ask(german), ask(arabic)][at % 3]);
    const messages = (await Promise.all(asked)).map((response) => response?.json().message);
    expect(messages).toEqual(Array.from({ length: 20 }, () => [ENGLISH, GERMAN, ARABIC]).flat());
  });
});

describe('A page', () => {
  it('names its language and direction, and is not kept for another one', async () => {
    for (const [headers, tag] of [
      [arabic, '<html lang="ar" dir="rtl">'],
      [german, '<html lang="de" dir="ltr">'],
      [{}, '<html lang="en" dir="ltr">'],
    ] as const) {
      const response = await ask({ ...headers }, '/garden');
      expect(response.body).toContain(tag);
      expect(response.headers.vary).toMatch(/Accept-Language, Cookie/);
      expect(response.headers.etag).toBeUndefined();
    }
  });

  it('is made of files that are the same in every language', async () => {
    const { headers } = await ask(german, '/assets/main.0123456789.js');
    expect(headers.vary ?? '').not.toMatch(/language/i);
    expect(headers['content-language']).toBeUndefined();
  });
});

const store = (user: TestUser, language: string | null, headers = {}) =>
  user.call('PUT', LANGUAGE_PATH, { language }, headers);
const newest = async (user: TestUser) => {
  const { body } = await user.call('GET', paths.notifications);
  return (body as { data: { title: string; description: string }[] }).data[0];
};

describe('What is sent to a person', () => {
  it('is in the language that its receiver has chosen, not that of the sender', async () => {
    const ada = await newUser();
    expect((await store(ada, 'fr')).body).toEqual({ language: 'fr' });
    const note = await ada.note('Rosen');
    const shareId = shareIdOf(await share(ada, note._id));
    expect((await ask(german, `/api${paths.shared(shareId)}`)).statusCode).toBe(200);
    expect(await newest(ada)).toMatchObject({ title: 'Quelqu’un a ouvert votre lien de partage' });
  });

  it('follows the browser again after that choice is taken back', async () => {
    const ada = await newUser();
    await store(ada, 'ja');
    expect((await store(ada, null, { ...german, ...arabic })).body).toEqual({ language: 'de' });
    expect((await store(ada, 'tlh')).status).toBe(400);
  });

  it('is at first in the language of the browser that made the account', async () => {
    const ada = await signUp(app(), undefined, german);
    expect(await newest(ada)).toMatchObject({ title: 'Willkommen bei My Note' });
  });

  it('by e-mail is in the language of who asks for it', async () => {
    const { email } = await signUp(app());
    const url = `/api${paths.passwordLinks}`;
    await app().inject({ method: 'POST', url, payload: { email }, headers: german });
    const sent = () => mail.messages.filter(({ to }) => to.includes(email));
    await eventually(() => sent().length > 0);
    expect(sent()[0]?.text).toMatch(/ein neues Passwort angefordert/);
  });
});

it('The category of the journal has its name in the language of the person, and is found in another one', async () => {
  const ada = await newUser();
  const open = async (day: string, headers: Record<string, string>) => {
    const { body } = await ada.call('POST', journalPaths.day(day), {}, headers);
    return noteSchema.parse(body).slug;
  };
  expect(await open('2026-12-01', { 'accept-language': 'es' })).toBe('diario/2026-12-01');
  expect(await open('2026-12-02', { 'accept-language': 'ja' })).toBe('diario/2026-12-02');
  await ada.category('Journal');
  expect(await open('2026-12-03', {}), 'its own name first').toBe('journal/2026-12-03');
  expect(await open('2026-12-04', { 'accept-language': 'es' })).toBe('diario/2026-12-04');
});

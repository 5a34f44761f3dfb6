import { attachmentSchema, paths } from '@my-note/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { silence, WAV_HEADER } from '../../fixtures/notes/sample-files.ts';
import { expect, test } from '../../fixtures/test.ts';

const SAMPLES_PER_SECOND = 8_000;
/** 45 MB, near the limit of an upload. */
const SECONDS = 5_625;

const sound = silence(SECONDS, SAMPLES_PER_SECOND);

/** A note with a long sound in it. */
async function withSound(account: Account, siteUrl: string, request: APIRequestContext) {
  const sent = await request.post(`${siteUrl}/api${paths.attachments}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
    multipart: { file: { name: 'talk.wav', mimeType: 'audio/wav', buffer: sound } },
  });
  const { url } = attachmentSchema.parse(await sent.json());
  return { url, note: await account.note('Talk', `[talk.wav](${url})`) };
}

/** Counts what the page's player asks for, and how much of it arrives. */
async function watchPlayer(page: Page, url: string) {
  const seen = { ranges: [] as string[], bytes: 0, statuses: [] as number[] };
  const cdp = await page.context().newCDPSession(page);
  const ids = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type !== 'Media' || !request.url.includes(url)) return;
    ids.add(requestId);
    seen.ranges.push(request.headers.Range ?? request.headers.range ?? '');
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (ids.has(requestId)) seen.statuses.push(response.status);
  });
  cdp.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (ids.has(requestId)) seen.bytes += dataLength;
  });
  await cdp.send('Network.enable');
  return seen;
}

const audio = (page: Page) => page.getByRole('region', { name: 'File talk.wav' }).locator('audio');
const timeOf = (page: Page) => audio(page).evaluate((player: HTMLAudioElement) => player.currentTime);

/** Plays, seeks to near the end, and expects that the middle was never asked for. */
async function expectParts(page: Page, url: string) {
  const seen = await watchPlayer(page, url);
  await page.getByRole('button', { name: 'Play talk.wav' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  expect(await audio(page).getAttribute('src')).toContain(`/api${url}`);
  expect(await audio(page).evaluate((player: HTMLAudioElement) => player.duration)).toBe(SECONDS);

  const goal = SECONDS - 60;
  await audio(page).evaluate((player: HTMLAudioElement, seconds) => {
    player.currentTime = seconds;
  }, goal);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(goal + 0.2);
  const starts = seen.ranges.map((range) => Number(/^bytes=(\d+)-/.exec(range)?.[1]));
  expect(Math.max(...starts)).toBeGreaterThan(sound.length / 2);
  expect(Math.max(...starts)).toBeLessThanOrEqual(WAV_HEADER + goal * SAMPLES_PER_SECOND);
  expect(new Set(seen.statuses)).toEqual(new Set([206]));
  expect(seen.bytes).toBeLessThan(sound.length / 2);
  expect(seen.bytes).toBeGreaterThan(0);
}

test('a long sound plays before it is there, and seeking fetches a part', async ({
  page,
  context,
  account,
  siteUrl,
  request,
}) => {
  const { url, note } = await withSound(account, siteUrl, request);
  await page.goto(`/${note.slug}`);
  await expectParts(page, url);

  // The address has no secret, and its cookie is for this file and for no script.
  const cookies = (await context.cookies(`${siteUrl}/api${url}`)).filter(({ name }) => /player/.test(name));
  expect(cookies).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: `/api${url}` }),
  ]);
  expect(await audio(page).getAttribute('src')).toBe(`/api${url}`);
});

test('a sound whose permission has ended goes on where it was', async ({
  page,
  context,
  account,
  siteUrl,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const { url, note } = await withSound(account, siteUrl, request);
  await page.goto(`/${note.slug}`);
  await page.getByRole('button', { name: 'Play talk.wav' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await context.clearCookies({ name: /player/ });
  await audio(page).evaluate((player: HTMLAudioElement, seconds) => {
    player.currentTime = seconds;
  }, SECONDS - 60);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(SECONDS - 60 + 0.2);
  expect((await context.cookies(`${siteUrl}/api${url}`)).some(({ name }) => /player/.test(name))).toBe(true);
});

test('a visitor plays a shared sound in parts, with its password too, until the share ends', async ({
  browser,
  account,
  siteUrl,
  request,
}) => {
  const { url, note } = await withSound(account, siteUrl, request);
  const share = await account.share(note._id, { password: 'open sesame' });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl + share.href);
  await visitor.getByLabel('Password').fill('open sesame');
  await visitor.keyboard.press('Enter');
  await expectParts(visitor, url);
  const address = `${siteUrl}${await audio(visitor).getAttribute('src')}`;
  expect((await visitor.request.get(address, { headers: { range: 'bytes=0-0' } })).status()).toBe(206);
  await account.unshare(share._id);
  expect((await visitor.request.get(address, { headers: { range: 'bytes=0-0' } })).status()).toBe(404);
  await visitor.context().close();
});

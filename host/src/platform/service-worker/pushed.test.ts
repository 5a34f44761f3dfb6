import { describe, expect, it } from 'vitest';
import { addressToOpen, isSilent, readPushed } from './pushed.ts';

const SITE = 'https://notes.example.org';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const sent = { title: 'Plan', description: 'Somebody read it', address: '/plan', tag: '1' };

describe('A message', () => {
  it('is read as it was sent', () => {
    expect(readPushed(JSON.stringify({ ...sent, more: 1 }), 'en')).toEqual(sent);
  });

  it.each([undefined, '', 'text', 'null', '[]', '{"title":"Plan"}'])(
    'that cannot be read (%s) still says that there is news',
    (text) => {
      expect(readPushed(text, 'en')).toMatchObject({ title: 'My Note', address: '/' });
      expect(readPushed(text, 'de-AT').description).toBe('Du hast eine Benachrichtigung.');
    },
  );

  it('shows nothing while a page is seen, except a test and in browsers that insist', () => {
    expect(isSilent(sent, true, CHROME)).toBe(true);
    expect(isSilent(sent, true, FIREFOX)).toBe(true);
    expect(isSilent(sent, false, CHROME)).toBe(false);
    expect(isSilent(sent, true, SAFARI)).toBe(false);
    expect(isSilent({ ...sent, tag: 'test' }, true, CHROME)).toBe(false);
  });
});

it.each([
  ['/plan?a=1', `${SITE}/plan?a=1`],
  [`${SITE}/plan`, `${SITE}/plan`],
  ['https://evil.example.org/', `${SITE}/`],
  ['//evil.example.org/', `${SITE}/`],
  ['/\\evil.example.org/', `${SITE}/`],
  ['javascript:alert(1)', `${SITE}/`],
  ['https://', `${SITE}/`],
  [null, `${SITE}/`],
])('A press on a notification with %s opens %s', (address, opened) => {
  expect(addressToOpen(address, SITE).href).toBe(opened);
});

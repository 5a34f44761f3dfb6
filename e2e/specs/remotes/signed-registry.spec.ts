import { generateKeyPairSync, sign } from 'node:crypto';
import { type Registry, signedRegistryText } from '@my-note/contract/registry';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const siteKey = `ed25519:${publicKey.export({ format: 'jwk' }).x}`;

/** The site checks only, as one that its operator changes by the command line elsewhere. */
const test = publishingTest({ SITE_KEY: siteKey });
/** On a site of its own, whose first account is the operator's. */
const operatorTest = publishingTest({ SITE_KEY: siteKey });
for (const one of [test, operatorTest]) one.use({ serviceWorkers: 'block' });

function withSignature({ signature: _former, ...registry }: Registry): Registry {
  const value = sign(null, Buffer.from(signedRegistryText(registry)), privateKey).toString('base64');
  return { ...registry, signature: { key: siteKey, value } };
}

const trash = (page: Page) => page.getByRole('main').getByText('Trash is empty');
const killed = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((entry) => ({ ...entry, killed: true })),
});

test('serves only a registry that the site has signed, and stays with it when another takes its place', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/sharing is switched off/);
  await site.updateRegistry((registry) => Object.assign(registry, withSignature(registry)));
  await page.goto('/i/trash');
  await expect(trash(page)).toBeVisible();
  await site.updateRegistry((registry) => Object.assign(registry, killed(registry)));
  await page.reload();
  await expect(trash(page)).toBeVisible();
  const served: Registry = await page.evaluate(async () => (await fetch('/registry.json')).json());
  expect(served.remotes.some(({ killed: isKilled }) => isKilled)).toBe(false);
  await site.updateRegistry((registry) => Object.assign(registry, withSignature(killed(registry))));
  await page.reload();
  await expect(trash(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
});

test('a browser refuses a registry that was changed on the way, and takes the one that it had', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/registry/i);
  const good = withSignature(await site.readRegistry());
  let sent = good;
  // Pages of another server carry no registry.
  await page.route(
    (url) => url.pathname === '/i/trash',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<script type="application\/json" id="page-data">.*?<\/script>/s,
        '',
      );
      await route.fulfill({ response, body });
    },
  );
  await page.route('**/registry.json', (route) => route.fulfill({ json: sent }));
  await page.goto('/i/trash');
  await expect(trash(page)).toBeVisible();

  sent = { ...killed(good), revision: good.revision + 1 };
  await page.reload();
  await expect(trash(page)).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('my-note.registry'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(trash(page)).toHaveCount(0);

  sent = withSignature({ ...good, revision: good.revision + 1 });
  await page.reload();
  await expect(trash(page)).toBeVisible();
});

operatorTest(
  'a service with the public half of the key shows releases, and says why nothing can be changed there',
  async ({
    page,
    // The first of the site, which is the operator's.
    account,
    site,
    siteUrl,
  }) => {
    await site.writeRegistry(withSignature(await site.readRegistry()));
    await signInBrowser(page, siteUrl, account);
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/i/releases');
      const note = page.getByRole('note').filter({ hasText: 'You can only look here' });
      await expect(note).toContainText('SITE_KEY is the public half of the key');
      await expect(page.getByRole('heading', { name: 'sharing', exact: true, level: 3 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Actions for sharing', exact: true })).toHaveCount(0);
      await expectNoViolations(page, `Releases that can only be looked at, ${colorScheme}`);
    }
  },
);

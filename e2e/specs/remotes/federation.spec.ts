import type { Page } from '@playwright/test';
import { readsList } from '../../fixtures/notes/list-calls.ts';
import { expect, test } from '../../fixtures/test.ts';

const SHARED = ['react', 'react-dom', 'react/jsx-runtime'].concat(
  ['contract', 'federation', 'http', 'menu', 'overlays', 'queries', 'query', 'router', 'session', 'ui'].map(
    (part) => `@my-note/shared-kit/${part}`,
  ),
);

interface SharedFact {
  name: string;
  versions: number;
  fromHost: boolean;
  users: string[];
}

/** Opens a page of every remote, so that all of them are in the browser. */
async function openAllRemotes(page: Page, slug: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`/${slug}`);
  await expect(main.getByText('Same for all.')).toBeVisible();
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  await link('Trash').click();
  await expect(main.getByText('Trash is empty')).toBeVisible();
  await link('Youtube Reader').click();
  await expect(main.getByText('No channels yet')).toBeVisible();
  await link('Issue report / Feature request').click();
  await expect(main.getByRole('form', { name: 'New request' })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  await expect(main.getByText('Welcome to My Note')).toBeVisible();
}

const REMOTES = [
  'remote_notes',
  'remote_notifications',
  'remote_sharing',
  'remote_workspace',
  'remote_youtube',
];

test.beforeEach(async ({ page, account }) => {
  await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
  const note = await account.note('One page', 'Same for all.');
  await openAllRemotes(page, note.slug);
});

test('host provides one version of every shared module and the remotes use it', async ({ page }) => {
  const facts = await page.evaluate((): SharedFact[] => {
    const [host] = __FEDERATION__.__INSTANCES__.filter(({ name }) => name === 'host');
    if (!host) throw new Error('The host has no federation instance');
    return Object.entries(host.shareScopeMap.default ?? {}).map(([name, versions]) => {
      const all = Object.values(versions);
      return {
        name,
        versions: all.length,
        // What the runtime notes as `from` is who was the first to load it.
        fromHost: name in host.options.shared,
        users: all.flatMap(({ useIn }) => useIn),
      };
    });
  });
  expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(SHARED));
  for (const { name, versions, fromHost } of facts) {
    expect(versions, `versions of ${name}`).toBe(1);
    expect(fromHost, `${name} comes from the host`).toBe(true);
  }
  const usersOf = (wanted: string) => facts.find(({ name }) => name === wanted)?.users ?? [];
  for (const remote of REMOTES) {
    expect(usersOf('@my-note/shared-kit/ui'), 'users of the interface parts').toContain(remote);
  }
});

test("remotes take shared modules from the host's scope and bring no copies of their own", async ({
  page,
}) => {
  const remotes = await page.evaluate(() => {
    const [host, ...others] = __FEDERATION__.__INSTANCES__;
    return others.map(({ name, shareScopeMap, options }) => ({
      name,
      sameScope: shareScopeMap.default === host?.shareScopeMap.default,
      brings: Object.keys(options.shared),
    }));
  });
  expect(remotes.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    REMOTES.map((name) => ({ name, sameScope: true, brings: [] })),
  );
});

test('host and remotes render with one React and one design system', async ({ page, shell }) => {
  for (const path of ['Trash', 'Sharing', 'Youtube Reader']) {
    await shell.goTo(path);
    await expect(shell.main.getByRole('heading', { level: 1, name: path })).toBeVisible();
    const facts = await page.evaluate(() => {
      // Each copy of React marks its elements with a key of its own; each copy of Emotion names its own style sheets.
      const mark = (element: Element | null) =>
        Object.keys(element ?? {}).find((key) => key.startsWith('__reactFiber$'));
      return {
        shell: mark(document.querySelector('header')),
        page: mark(document.querySelector('main h1')),
        roots: [...document.querySelectorAll('*')].filter((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
        ).length,
        styles: [...document.querySelectorAll<HTMLElement>('style[data-emotion]')].map(
          ({ dataset }) => dataset.emotion ?? '',
        ),
      };
    });
    expect(facts.shell).toMatch(/^__reactFiber\$/);
    expect(facts.page).toBe(facts.shell);
    expect(facts.roots, 'React roots').toBe(1);
    expect(facts.styles).toContain('mn');
    const others = facts.styles.filter((key) => !/^mn\b/.test(key));
    expect(others, 'style sheets of another copy of Emotion').toEqual([]);
  }
});

test('a change by one remote shows in the host and another remote through one shared cache', async ({
  page,
  shell,
  notePage,
  trashPage,
}) => {
  await shell.entry('One page').getByRole('link').click();
  await notePage.moveToTrash();
  await expect(shell.entry('One page')).toHaveCount(0);
  await shell.goTo('Trash');
  await trashPage.restore('One page');
  await expect(shell.entry('One page')).toBeVisible();
  // The toast appears after the lists were refetched.
  await expect(shell.toast('Restored One page')).toBeVisible();
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (readsList(request) || pathname.endsWith('/by-slug')) lists.push(request.url());
  });
  await shell.title.click();
  await shell.goTo('Trash');
  await expect(trashPage.empty).toBeVisible();
  expect(lists, 'fresh data is not asked for again').toEqual([]);
});

// Words that each library carries in its production build, whatever its names were minified to.
const MARKS = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'React DOM': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'the query client': 'No QueryClient set',
  'the router': 'may be used only in the context of a <Router> component',
  'Chakra UI': 'chakra-ui',
};

test('no file of a remote contains a second copy of a shared library', async ({ page, siteUrl }) => {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await (await fetch(file)).text());
  const ofRemotes = files.filter((file) => file.startsWith(`${siteUrl}/remotes/`));
  const ofHost = files.filter((file) => !file.startsWith(`${siteUrl}/remotes/`));
  const namesInFiles = new Set(ofRemotes.map((file) => new URL(file).pathname.split('/')[2]));
  expect([...namesInFiles].sort()).toEqual(REMOTES.map((name) => name.replace('remote_', '')));
  for (const [library, mark] of Object.entries(MARKS)) {
    const carrying = (list: string[]) => list.filter((file) => texts.get(file)?.includes(mark));
    expect(carrying(ofHost).length, `${library} is in the host`).toBeGreaterThan(0);
    expect(carrying(ofRemotes), `${library} in remotes`).toEqual([]);
  }
});

import { CLIENT_ID, CLIENT_ID_HEADER, paths } from '@my-note/contract';
import type { Route } from '@playwright/test';
import { tokenOnPage } from '../fixtures/accounts/signed-in.ts';
import { killTab } from './kill-tab.ts';
import { Tab } from './tab.ts';
import type { World } from './world.ts';

/** Something that goes wrong while somebody writes. What it answers puts it right again. */
type Fault = (world: World, tab: Tab) => Promise<undefined | (() => Promise<void>)>;

const SAVES = '**/api/u-notes/notes/*';
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Meddles with the saves of all tabs until it is put right. */
async function meddle({ context }: World, handle: (route: Route) => Promise<void>) {
  const handler = (route: Route) => {
    const saves = route.request().method() === 'PUT';
    // A tab that is closed meanwhile takes its requests with it.
    return (saves ? handle(route) : route.fallback()).catch(() => {});
  };
  await context.route(SAVES, handler);
  return () => context.unroute(SAVES, handler);
}

/** The tab is no more; somebody opens the note again and goes on. */
async function reopen(world: World, tab: Tab) {
  world.tabs = world.tabs.filter((other) => other !== tab);
  world.gone.push(tab);
  const next = await Tab.open(world);
  await next.goTo('end');
  world.tabs.unshift(next);
  return undefined;
}

const change = async (world: World, edit: (text: string) => string) => {
  const word = `${world.nextName()}elsewhereq`;
  const { version, content } = await world.account.noteBySlug(world.note.slug);
  const changed = await world.account
    .change(world.note, { content: edit(content).replace('WORD', word), baseVersion: version })
    .then(() => true)
    // A tab saved in between: then the other device has nothing to lose.
    .catch(() => false);
  if (changed) world.elsewhere.push(word);
  return undefined;
};

export const faults: Record<string, Fault> = {
  'tab killed': async (world, tab) => {
    await killTab(tab.page);
    return reopen(world, tab);
  },
  'tab killed in the midst of a line': async (world, tab) => {
    // The line ends with the tab.
    const line = tab.line(world.dice).catch(() => {});
    await wait(world.dice.roll(700));
    await killTab(tab.page);
    await line;
    return reopen(world, tab);
  },
  'tab closed': async (world, tab) => {
    await tab.page.close();
    return reopen(world, tab);
  },
  'page reloaded': async (_world, tab) => {
    await tab.page.reload();
    await tab.edit();
    await tab.goTo('end');
    return undefined;
  },
  'another page and back': async (_world, tab) => {
    await tab.page.getByRole('link', { name: 'My Note', exact: true }).first().click();
    await tab.page.waitForURL((url) => url.pathname === '/');
    await tab.page.goBack();
    await tab.edit();
    await tab.goTo('end');
    return undefined;
  },
  offline: async ({ context }) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  'signed out elsewhere': async (world, tab) => {
    const accessToken = await tokenOnPage(tab.page);
    await fetch(`${world.server.url}/api${paths.currentLogin}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${accessToken}`, [CLIENT_ID_HEADER]: CLIENT_ID },
    });
    return async () => {
      await tab.settle();
      await tab.goTo('end');
    };
  },
  'service killed': async (world) => {
    await world.server.kill();
    return world.restart;
  },
  'errors of the service': (world) =>
    meddle(world, (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'Something broke' } }),
    ),
  'lost requests': (world) => meddle(world, (route) => route.abort('connectionreset')),
  'lost answers': (world) =>
    meddle(world, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    }),
  'slow answers': (world) =>
    meddle(world, async (route) => {
      const response = await route.fetch();
      await wait(500 + world.dice.roll(2_500));
      await route.fulfill({ response });
    }),
  'a line added above by another device': (world) => change(world, (text) => `WORD\n\n${text}`),
  'a line added below by another device': (world) => change(world, (text) => `${text}\n\nWORD`),
  'a word changed by another device': (world) =>
    // Each time another word: one that was changed before is gone from the text.
    change(world, (text) => text.replace(/\b(three|two|five)\b/, 'WORD')),
  'renamed by another device': async ({ account, note, dice }) => {
    await account.rename(note, `Ship log ${dice.roll(1_000)}`);
    return undefined;
  },
  'a second tab at the start of the text': (world) => secondTab(world, 'start'),
  'a second tab at the end of the text': (world) => secondTab(world, 'end'),
  'two tabs at the same time': async (world, tab) => {
    const second = await Tab.open(world);
    world.tabs.push(second);
    await second.goTo('start');
    await Promise.all([tab.line(world.dice), second.line(world.dice)]);
    await tab.page.bringToFront();
    return undefined;
  },
  'a new version of the note pages': async ({ site }) => {
    await site.publish();
    return undefined;
  },
};

/** Somebody writes in another tab for a while; the first goes on after that. */
async function secondTab(world: World, place: 'start' | 'end') {
  const second = await Tab.open(world);
  world.tabs.push(second);
  await second.goTo(place);
  for (let lines = 1 + world.dice.roll(2); lines > 0; lines -= 1) await second.line(world.dice);
  await world.tabs[0]?.page.bringToFront();
  return undefined;
}

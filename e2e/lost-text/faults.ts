import { CLIENT_ID, CLIENT_ID_HEADER, paths } from '@my-note/contract';
import type { Route } from '@playwright/test';
import { accessTokenForPage } from '../fixtures/accounts/signed-in.ts';
import { killTab } from './kill-tab.ts';
import type { Scenario } from './scenario.ts';
import { Tab } from './tab.ts';

/** Starts something that goes wrong during writing, and may return a function that ends it. */
type Fault = (scenario: Scenario, tab: Tab) => Promise<undefined | (() => Promise<void>)>;

const SAVES = '**/api/u-notes/notes/*';
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Intercepts the saves of all tabs and returns a function that stops it. */
async function interceptSaves({ context }: Scenario, handle: (route: Route) => Promise<void>) {
  const handler = (route: Route) => {
    const isSave = route.request().method() === 'PUT';
    // A tab that closes in the meantime cancels its requests.
    return (isSave ? handle(route) : route.fallback()).catch(() => {});
  };
  await context.route(SAVES, handler);
  return () => context.unroute(SAVES, handler);
}

/** Opens the note again in a new tab after the old one is gone. */
async function reopen(scenario: Scenario, tab: Tab) {
  scenario.tabs = scenario.tabs.filter((other) => other !== tab);
  scenario.closedTabs.push(tab);
  const next = await Tab.open(scenario);
  await next.goTo('end');
  scenario.tabs.unshift(next);
  return undefined;
}

const changeOnOtherDevice = async (scenario: Scenario, edit: (text: string) => string) => {
  const word = `${scenario.nextName()}elsewhereq`;
  const { version, content } = await scenario.account.noteBySlug(scenario.note.slug);
  const changed = await scenario.account
    .change(scenario.note, { content: edit(content).replace('WORD', word), baseVersion: version })
    .then(() => true)
    // A tab saved in between, so the other device wrote nothing that could be lost.
    .catch(() => false);
  if (changed) scenario.otherDeviceWords.push(word);
  return undefined;
};

export const faults: Record<string, Fault> = {
  'tab crash': async (scenario, tab) => {
    await killTab(tab.page);
    return reopen(scenario, tab);
  },
  'tab crash while typing a line': async (scenario, tab) => {
    // Typing fails when the tab crashes.
    const line = tab.typeLine(scenario.dice).catch(() => {});
    await wait(scenario.dice.roll(700));
    await killTab(tab.page);
    await line;
    return reopen(scenario, tab);
  },
  'tab closed': async (scenario, tab) => {
    await tab.page.close();
    return reopen(scenario, tab);
  },
  'page reload': async (_world, tab) => {
    await tab.page.reload();
    await tab.edit();
    await tab.goTo('end');
    return undefined;
  },
  'leaving the page and going back': async (_world, tab) => {
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
  'signed out elsewhere': async (scenario, tab) => {
    const accessToken = await accessTokenForPage(tab.page);
    await fetch(`${scenario.server.url}/api${paths.currentLogin}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${accessToken}`, [CLIENT_ID_HEADER]: CLIENT_ID },
    });
    return async () => {
      await tab.waitUntilSaved();
      await tab.goTo('end');
    };
  },
  'server crash': async (scenario) => {
    await scenario.server.kill();
    return scenario.restart;
  },
  'server errors': (scenario) =>
    interceptSaves(scenario, (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'Something broke' } }),
    ),
  'lost requests': (scenario) => interceptSaves(scenario, (route) => route.abort('connectionreset')),
  'lost responses': (scenario) =>
    interceptSaves(scenario, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    }),
  'slow responses': (scenario) =>
    interceptSaves(scenario, async (route) => {
      const response = await route.fetch();
      await wait(500 + scenario.dice.roll(2_500));
      await route.fulfill({ response });
    }),
  'a line added above by another device': (scenario) =>
    changeOnOtherDevice(scenario, (text) => `WORD\n\n${text}`),
  'a line added below by another device': (scenario) =>
    changeOnOtherDevice(scenario, (text) => `${text}\n\nWORD`),
  'a word changed by another device': (scenario) =>
    // Picks a word that is still in the text, because an earlier run replaced others.
    changeOnOtherDevice(scenario, (text) => text.replace(/\b(three|two|five)\b/, 'WORD')),
  'renamed by another device': async ({ account, note, dice }) => {
    await account.rename(note, `Ship log ${dice.roll(1_000)}`);
    return undefined;
  },
  'a second tab at the start of the text': (scenario) => writeInSecondTab(scenario, 'start'),
  'a second tab at the end of the text': (scenario) => writeInSecondTab(scenario, 'end'),
  'two tabs at the same time': async (scenario, tab) => {
    const second = await Tab.open(scenario);
    scenario.tabs.push(second);
    await second.goTo('start');
    await Promise.all([tab.typeLine(scenario.dice), second.typeLine(scenario.dice)]);
    await tab.page.bringToFront();
    return undefined;
  },
  'new version of the note pages published': async ({ site }) => {
    await site.publish();
    return undefined;
  },
};

/** Writes in another tab for a while and then returns to the first. */
async function writeInSecondTab(scenario: Scenario, place: 'start' | 'end') {
  const second = await Tab.open(scenario);
  scenario.tabs.push(second);
  await second.goTo(place);
  for (let lines = 1 + scenario.dice.roll(2); lines > 0; lines -= 1) await second.typeLine(scenario.dice);
  await scenario.tabs[0]?.page.bringToFront();
  return undefined;
}

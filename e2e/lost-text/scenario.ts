import type { Note } from '@my-note/contract';
import type { Dice } from '@my-note/contract/testing/dice';
import type { BrowserContext } from '@playwright/test';
import { type Account, createAccount } from '../fixtures/accounts/account.ts';
import { signInBrowser } from '../fixtures/accounts/signed-in.ts';
import type { PublishedSite } from '../fixtures/remotes/published-site.ts';
import { freePort, type Server, startServer } from '../fixtures/server.ts';
import type { Tab } from './tab.ts';

/** A server that can be killed, and a user who edits a note on it. */
export interface Scenario {
  context: BrowserContext;
  account: Account;
  note: Note;
  dice: Dice;
  site: PublishedSite;
  /** Open tabs; faults apply to the first. */
  tabs: Tab[];
  /** Closed tabs, which still know what was typed in them. */
  closedTabs: Tab[];
  /** Words that other devices wrote. */
  otherDeviceWords: string[];
  server: Server;
  restart: () => Promise<void>;
  noteUrl: () => string;
  nextName: () => string;
}

export interface ScenarioSite {
  dataDir: string;
  site: PublishedSite;
}

export const INITIAL_TEXT = 'Alpha one two.\n\nBeta three four.\n\nGamma five six.';

/** Starts the server, creates a note with three paragraphs, and signs the browser in. */
export async function createScenario(
  context: BrowserContext,
  dice: Dice,
  { dataDir, site }: ScenarioSite,
): Promise<Scenario> {
  const port = await freePort();
  const start = () => startServer(dataDir, port, site.folder);
  const server = await start();
  const account = await createAccount(server.url);
  const note = await account.note('Ship log', INITIAL_TEXT);
  await signInBrowser(context, server.url, account);
  let names = 0;
  const scenario: Scenario = {
    context,
    account,
    note,
    dice,
    site,
    server,
    tabs: [],
    closedTabs: [],
    otherDeviceWords: [],
    restart: async () => {
      scenario.server = await start();
    },
    // Former slugs still open the note.
    noteUrl: () => `${server.url}/${note.slug}`,
    nextName: () => String.fromCharCode('a'.charCodeAt(0) + names++),
  };
  return scenario;
}

import type { Note } from '@my-note/contract';
import type { Dice } from '@my-note/contract/testing/dice';
import type { BrowserContext } from '@playwright/test';
import { type Account, createAccount, signInAgain } from '../fixtures/accounts/account.ts';
import { signInBrowser } from '../fixtures/accounts/signed-in.ts';
import type { PublishedSite } from '../fixtures/remotes/published-site.ts';
import { freePort, type Server, startServer } from '../fixtures/server.ts';
import type { Tab } from './tab.ts';

/** A service of its own that can be killed, and somebody who writes a note on it. */
export interface World {
  context: BrowserContext;
  account: Account;
  note: Note;
  dice: Dice;
  site: PublishedSite;
  /** The tabs that are open. The first is the one the faults strike. */
  tabs: Tab[];
  /** Tabs that are gone, with what was typed in them. */
  gone: Tab[];
  /** What other devices wrote. */
  elsewhere: string[];
  server: Server;
  restart: () => Promise<void>;
  address: () => string;
  nextName: () => string;
}

export interface Ground {
  dataDir: string;
  site: PublishedSite;
}

export const FIRST_TEXT = 'Alpha one two.\n\nBeta three four.\n\nGamma five six.';

/** Starts the service and signs the browser in, with a note that has three paragraphs. */
export async function createWorld(
  context: BrowserContext,
  dice: Dice,
  { dataDir, site }: Ground,
): Promise<World> {
  const port = await freePort();
  const start = () => startServer(dataDir, port, site.folder);
  const server = await start();
  const account = await createAccount(server.url);
  const note = await account.note('Ship log', FIRST_TEXT);
  // A sign-in of the browser's own: what ends it leaves the test's.
  const session = await signInAgain(server.url, account, 'Chromium');
  await signInBrowser(context, server.url, { ...account, ...session });
  let names = 0;
  const world: World = {
    context,
    account,
    note,
    dice,
    site,
    server,
    tabs: [],
    gone: [],
    elsewhere: [],
    restart: async () => {
      world.server = await start();
    },
    // A former slug leads to the note as well.
    address: () => `${server.url}/${note.slug}`,
    nextName: () => String.fromCharCode('a'.charCodeAt(0) + names++),
  };
  return world;
}

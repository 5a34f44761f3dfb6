import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { buildApp } from '../../../api/src/app/app.ts';
import { readConfig } from '../../../api/src/app/config/config.ts';
import { openDatabase } from '../../../api/src/app/config/open-database.ts';
import { openServices } from '../../../api/src/app/config/open-services.ts';
import type { Database } from '../../../api/src/core/database.ts';
import { randomIds, systemClock } from '../../../api/src/core/services.ts';
import { firstCookies } from '../../../api/src/features/sessions/renewals/renewals.usecases.ts';
import { insertSession } from '../../../api/src/features/sessions/sessions.repository.ts';
import { upsertUser } from '../../../api/src/items/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const name = 'Ada Reader';
const identity = {
  provider: 'embedded' as const,
  providerUserId: name,
  name,
  email: 'ada@example.org',
  avatarUrl: null,
};

/**
 * A built site with its service and one signed-in user, in this process, and a browser on it. `seed` writes
 * what the user has.
 */
export async function openSite<T>(
  seed: (db: Database, userId: string) => Promise<T>,
  siteDir = path.join(root, 'dist/site'),
) {
  const config = {
    ...readConfig({
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      WRITES_PER_MINUTE: '0',
      SITE_DIR: siteDir,
    }),
    dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-screen-')),
  };
  const database = await openDatabase(config);
  const { db, close } = database;
  const now = systemClock();
  const { id: userId } = await upsertUser(db, identity, { id: randomIds.row(), now });
  const seeds = await seed(db, userId);
  const app = await buildApp({ ...openServices(config, database), config });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const installed = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(existsSync(installed) ? { executablePath: installed } : {}),
  });
  const state = JSON.stringify({
    user: { _id: userId, name, email: identity.email, avatarUrl: null },
    config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' },
  });
  /** A sign-in of its own for each browser: they would replace each other's cookie. */
  async function signedIn() {
    const { row, cookies } = firstCookies({ ids: randomIds, clock: systemClock });
    await insertSession(db, { id: randomIds.row(), userId, ...row }, systemClock());
    const { hostname: domain, port } = new URL(origin);
    const rest = { domain, expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' as const };
    return {
      cookies: [
        { ...rest, name: `my-note-renewal-${port}`, value: cookies.renewal, path: '/api/login-requests' },
        { ...rest, name: `my-note-page-${port}`, value: cookies.page, path: '/' },
      ],
      origins: [{ origin, localStorage: [{ name: 'my-note.user', value: state }] }],
    };
  }
  return {
    origin,
    seeds,
    /** A page of the signed-in user. */
    newPage: async (options: BrowserContextOptions = {}) => {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
        storageState: await signedIn(),
        ...options,
      });
      // The compiler names functions by a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (named) => named');
      return page;
    },
    close: async () => {
      await browser.close();
      await app.close();
      await close();
    },
  };
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open, settle } from '../../browser/navigate.ts';
import { type BrowserCheck, onEachPage } from '../../browser/visit.ts';

const THEMES = ['light', 'dark'] as const;

/** What axe finds on the pages of the remote; the shell around them is the host's. */
export const accessibility: BrowserCheck = {
  id: 'accessibility',
  looksAt: 'axe finds nothing on the pages, in the light and the dark theme',
  run: (visit) =>
    onEachPage(visit, (path) =>
      visit.stage.withPage(async (page) => {
        await open(page, visit.stage.url + path);
        await settle(page);
        const found = new Map<string, { what: string; where: string; whatToDo: string }>();
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme });
          for (const { id, help, helpUrl, nodes } of await violationsOf(page)) {
            const element = nodes[0]?.target.join(' ') ?? '';
            const key = `${id} ${element}`;
            const where = `${path}, ${element}${theme === 'dark' ? ', dark theme' : ''}`;
            if (!found.has(key))
              found.set(key, { what: `axe: ${help} (${id})`, where, whatToDo: `See ${helpUrl}` });
          }
        }
        return [...found.values()];
      }),
    ),
};

async function violationsOf(page: Page) {
  // Colors change over a few frames.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // Legacy mode, because the default mode opens a new page for each result.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include('main');
  return (await axe.analyze()).violations;
}

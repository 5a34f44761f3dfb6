import type { PageRead } from '../page/read-page.ts';

/** The tab behind the popup. A popup that is opened in a tab of its own has the tab's id behind `#`. */
async function findTab(): Promise<chrome.tabs.Tab | undefined> {
  const told = Number(location.hash.slice(1));
  if (told > 0) return chrome.tabs.get(told);
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab;
}

/** What the page has to save; of a page that browsers protect only its title and address. */
export async function readTab(): Promise<PageRead> {
  const tab = await findTab();
  const bare = { title: tab?.title ?? '', address: tab?.url ?? '', selection: null, readable: null };
  if (tab?.id === undefined) return bare;
  try {
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId: tab.id },
      files: ['read-page.js'],
    });
    return (frame?.result as PageRead | undefined) ?? bare;
  } catch {
    return bare;
  }
}

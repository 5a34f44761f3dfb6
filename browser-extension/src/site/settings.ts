import { texts } from '../texts.ts';

export interface Settings {
  /** Origin of the person's My Note. */
  site: string;
  token: string;
}

/** Something the person can act on; its message is shown. */
export class Refusal extends Error {}

/** The origin of an address as somebody types it. */
export function siteOf(typed: string): string {
  const text = typed.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(whole)) throw new Refusal(texts.noAddress);
  return new URL(whole).origin;
}

export async function readSettings(): Promise<Settings | undefined> {
  const { site, token } = await chrome.storage.local.get(['site', 'token']);
  return typeof site === 'string' && typeof token === 'string' ? { site, token } : undefined;
}

export const keepSettings = (settings: Settings): Promise<void> => chrome.storage.local.set({ ...settings });

/** Patterns have no port. */
const patternOf = (site: string) => `${new URL(site).protocol}//${new URL(site).hostname}/*`;

export const mayReach = (site: string): Promise<boolean> =>
  chrome.permissions.contains({ origins: [patternOf(site)] });

/** Asks for this site only; browsers show it to the person, after a click. */
export const askToReach = (site: string): Promise<boolean> =>
  chrome.permissions.request({ origins: [patternOf(site)] });

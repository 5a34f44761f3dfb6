import Bowser from 'bowser';
import { coreTexts } from '../texts.ts';

const USER_AGENT_READ = 500;

/** Browser and system, by which people recognize a device; the rest of the header is not stored. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_READ));
  if (!browser.name) return null;
  return os.name ? coreTexts.device(browser.name, os.name) : browser.name;
}

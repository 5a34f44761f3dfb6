import Bowser from 'bowser';

const USER_AGENT_READ = 500;

/** Browser and system, by which people recognize a device; the rest of the header is not stored. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_READ));
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

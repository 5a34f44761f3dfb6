import Bowser from 'bowser';

const READ = 500;

/** What a person recognises their device by; nothing finer is kept of what the browser says. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, READ));
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

import { expect } from '@playwright/test';
import type { WebDriver } from './webdriver.ts';

/** Keys of WebDriver by their usual names. */
const KEYS = {
  Enter: '\uE007',
  Backspace: '\uE003',
  Tab: '\uE004',
  Escape: '\uE00C',
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  End: '\uE010',
} as const;
type Key = keyof typeof KEYS;
const isKey = (name: string): name is Key => name in KEYS;

export interface Wanted {
  /** Elements that may be meant. */
  css: string;
  /** The whole label, or text where it has none. */
  name?: string | RegExp;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const WAIT_MS = 15_000;

/** Runs in the page: the visible elements of a kind whose label, or text, is the wanted one. */
const FIND = `
  const [css, source, flags] = arguments;
  const pattern = source === null ? null : new RegExp(source, flags);
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    (element.labels?.length ? element.labels[0].textContent : null) ??
    (document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent ||
      element.textContent);
  return [...document.querySelectorAll(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (!pattern || pattern.test(nameOf(element).trim())),
  );
`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A page in WebKit: what tests do in it, with the waiting that a person does. */
export class WebKitPage {
  private readonly driver: WebDriver;
  private readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.driver.send('POST', '/url', { url: this.origin + path });
  }

  async reload(): Promise<void> {
    await this.driver.send('POST', '/refresh', {});
  }

  async path(): Promise<string> {
    return new URL(String(await this.driver.send('GET', '/url'))).pathname;
  }

  /** Runs a function body in the page with these arguments, and returns what it returns. */
  async run(script: string, ...args: unknown[]): Promise<unknown> {
    return await this.driver.send('POST', '/execute/sync', { script, args });
  }

  private async find({ css, name }: Wanted): Promise<string[]> {
    const [source, flags] =
      name === undefined
        ? [null, '']
        : typeof name === 'string'
          ? [`^${escaped(name)}$`, '']
          : [name.source, name.flags];
    const found = await this.run(FIND, css, source, flags);
    return Array.isArray(found) ? found.map((each) => String(Reflect.get(Object(each), ELEMENT))) : [];
  }

  /** Waits until there is one, and returns its id. */
  async one(wanted: Wanted, timeout = WAIT_MS): Promise<string> {
    let id: string | undefined;
    await expect(async () => {
      [id] = await this.find(wanted);
      expect(id, `${wanted.css} ${wanted.name ?? ''}`).toBeDefined();
    }).toPass({ timeout });
    return id ?? '';
  }

  async none(wanted: Wanted, timeout = WAIT_MS): Promise<void> {
    await expect.poll(async () => (await this.find(wanted)).length, { timeout }).toBe(0);
  }

  /** Clicks it as soon as it is there and holds still. */
  async click(wanted: Wanted): Promise<void> {
    await expect(async () => {
      await this.driver.send('POST', `/element/${await this.one(wanted)}/click`, {});
    }).toPass({ timeout: WAIT_MS });
  }

  /** Types into the element that has the focus. */
  async type(text: string): Promise<void> {
    await this.perform([...text].flatMap((letter) => [down(letter), up(letter)]));
  }

  /** Presses one key, or several together as in `Control+k`. */
  async press(combination: string): Promise<void> {
    const keys = combination.split('+').map((name) => (isKey(name) ? KEYS[name] : name));
    await this.perform([...keys.map(down), ...keys.toReversed().map(up)]);
  }

  /** Clicks into a field and types there. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted);
    await this.type(text);
  }

  async text(css: string): Promise<string> {
    return String(await this.run('return document.querySelector(arguments[0])?.innerText ?? ""', css));
  }

  /** A picture of the window, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.driver.send('GET', '/screenshot')), 'base64');
  }

  private async perform(actions: object[]): Promise<void> {
    await this.driver.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

import { expect } from '@playwright/test';
import { type Marionette, runInWindow, waitInWindow } from './marionette.ts';

const ALT = '\uE00A';
const SHIFT = '\uE008';
const down = (key: string) => ({ type: 'keyDown', value: key });
const up = (key: string) => ({ type: 'keyUp', value: key });

const POPUP = '.webextension-popup-browser';
/** The popup is in a process of its own, where only a frame script reaches it. */
const IN_POPUP = `
  const [selector, body, args, done] = arguments;
  const popup = document.querySelector(selector);
  if (!popup) return done({ error: 'no popup' });
  const call = '((content, document, args) => {' + body + '})(content, content.document, ' + JSON.stringify(args) + ')';
  const code = "try { sendAsyncMessage('my-note-test', { result: " + call + " }) } " +
    "catch (error) { sendAsyncMessage('my-note-test', { error: String(error) }) }";
  const listen = ({ data }) => {
    popup.messageManager.removeMessageListener('my-note-test', listen);
    done(data);
  };
  popup.messageManager.addMessageListener('my-note-test', listen);
  popup.messageManager.loadFrameScript('data:application/javascript,' + encodeURIComponent(code), false);
`;

/** Presses the mouse in the middle of an element, as somebody does; a script's `click()` gives no right to ask. */
const PRESS = `
  const found = document.querySelector(args[0]);
  if (!found?.checkVisibility() || found.disabled) return false;
  found.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (const type of ['mousemove', 'mousedown', 'mouseup'])
    if (content.synthesizeMouseEvent) content.synthesizeMouseEvent(type, x, y, { button: 0, clickCount: 1 }, {});
    else content.windowUtils.sendMouseEvent(type, x, y, 0, 1, 0);
  return true;
`;
const FILL = `
  const found = document.querySelector(args[0]);
  if (!found?.checkVisibility()) return undefined;
  found.focus();
  found.setUserInput(args[1]);
  return found.value;
`;

/** The popup below the extension's button, as the person has it. */
export class ExtensionPopup {
  private readonly firefox: Marionette;

  constructor(firefox: Marionette) {
    this.firefox = firefox;
  }

  /** Opens it by the extension's keys, which lets it read the tab as a click does. */
  async open(): Promise<void> {
    const keys = [down(ALT), down(SHIFT), down('N'), up('N'), up(SHIFT), up(ALT)];
    const actions = [{ type: 'key', id: 'keyboard', actions: keys }];
    await this.firefox.send('Marionette:SetContext', { value: 'chrome' });
    await this.firefox.send('WebDriver:PerformActions', { actions });
    await expect.poll(() => this.run('return true').catch(() => false)).toBe(true);
  }

  async close(): Promise<void> {
    const script = 'document.querySelector(arguments[0])?.closest("panel").hidePopup()';
    await runInWindow(this.firefox, script, POPUP);
    await expect.poll(() => this.isOpen()).toBe(false);
  }

  async isOpen(): Promise<boolean> {
    const script = 'return document.querySelector(arguments[0])?.closest("panel").state === "open"';
    return (await runInWindow(this.firefox, script, POPUP)) === true;
  }

  /** Runs a function body with `document`, `content` (its window), and `args` in the popup. */
  async run(body: string, ...args: unknown[]): Promise<unknown> {
    const done = Object(await waitInWindow(this.firefox, IN_POPUP, POPUP, body, args));
    if (Reflect.get(done, 'error')) throw new Error(`In the popup: ${Reflect.get(done, 'error')}`);
    return Reflect.get(done, 'result');
  }

  value = (field: string): Promise<unknown> =>
    this.run('return document.querySelector(args[0])?.value', field);
  message = (): Promise<unknown> => this.run('return document.getElementById("message").textContent');

  /** Replaces what a visible field has. */
  async fill(name: string, text: string): Promise<void> {
    await expect.poll(() => this.run(FILL, `[name=${name}]`, text), { message: name }).toBe(text);
  }

  /** Clicks as soon as it is there. */
  async click(selector: string): Promise<void> {
    await expect.poll(() => this.run(PRESS, selector), { message: selector }).toBe(true);
  }
}

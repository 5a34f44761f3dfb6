import { go, open, settle } from '../../browser/navigate.ts';
import { type BrowserCheck, onEachPage } from '../../browser/visit.ts';

/** What the host keeps there, and what bundlers and the federation runtime find a remote by. */
const NEEDED = /^(myNote|webpackChunk|rspackChunk|__FEDERATION|__VITE|__mf|__VMOK|conformance|__name$)/i;

interface Change {
  name: string;
  how: 'added' | 'replaced';
}

/** All remotes share one `window`: what one leaves there, another may take for its own. */
export const globals: BrowserCheck = {
  id: 'globals',
  looksAt: 'no global is left or changed, and no built-in object is patched',
  run: (visit) =>
    onEachPage(visit, async (path) => {
      const { scope } = visit.entry;
      const changed = await visit.stage.withPage(async (page) => {
        await open(page, visit.stage.url);
        await settle(page);
        await page.evaluate(rememberGlobals);
        await go(page, path).catch(() => undefined);
        await settle(page);
        return page.evaluate(changedGlobals);
      });
      return changed
        .filter(({ name }) => !NEEDED.test(name) && name !== scope)
        .map(({ name, how }) => ({
          what: `${name} was ${how}`,
          where: path,
          whatToDo:
            how === 'added'
              ? 'Keep it in a module. What others have to know goes over a slot, an event, or the kit.'
              : 'Leave what the browser provides as it is: the host and all other remotes use it too.',
        }));
    }),
};

// Runs in the page.
function rememberGlobals() {
  const built = { window, Object, Array, String, Function, Promise, Map, Set, Element, Node, EventTarget };
  const read = () => {
    const all = new Map<string, unknown>();
    for (const [owner, holder] of Object.entries(built)) {
      for (const target of owner === 'window' ? [window] : [holder, Reflect.get(holder, 'prototype')]) {
        for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Object(target)))) {
          const place = target === holder ? owner : `${owner}.prototype`;
          all.set(
            owner === 'window' ? key : `${place}.${key}`,
            typeof value === 'function' ? value : undefined,
          );
        }
      }
    }
    return all;
  };
  Reflect.set(window, 'conformanceGlobals', { read, before: read() });
}

// Runs in the page.
function changedGlobals(): Change[] {
  const { read, before } = Reflect.get(window, 'conformanceGlobals');
  const after: Map<string, unknown> = read();
  return [...after].flatMap(([name, value]): Change[] => {
    if (!before.has(name)) return /^\d+$/.test(name) ? [] : [{ name, how: 'added' }];
    return before.get(name) === value ? [] : [{ name, how: 'replaced' }];
  });
}

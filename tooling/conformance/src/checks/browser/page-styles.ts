import { go, open, settle } from '../../browser/navigate.ts';
import { type BrowserCheck, onEachPage } from '../../browser/visit.ts';

/** Compares the shell with the remote's style sheets on and off: also those that scripts insert. */
export const pageStyles: BrowserCheck = {
  id: 'page-styles',
  looksAt: 'style sheets of the remote change nothing outside of its page',
  run: (visit) =>
    onEachPage(visit, async (path) => {
      const leaks = await visit.stage.withPage(async (page) => {
        await open(page, visit.stage.url);
        await page.evaluate(() => {
          const known = [...document.styleSheets, ...document.adoptedStyleSheets];
          Reflect.set(window, 'conformanceSheets', new Set(known));
        });
        await go(page, path).catch(() => undefined);
        await settle(page);
        return page.evaluate(changedByStyles, visit.entry.name);
      });
      return leaks.map((leak) => ({
        what: `A style sheet of the remote changes ${leak}`,
        where: path,
        whatToDo: `Select by classes that start with ${visit.entry.name}-, in @layer ${visit.entry.name}, or keep the styles in a shadow root.`,
      }));
    }),
};

// Runs in the page.
function changedByStyles(name: string): string[] {
  const MOST = 5;
  const known: Set<CSSStyleSheet> = Reflect.get(window, 'conformanceSheets');
  const isOwn = ({ ownerNode }: CSSStyleSheet) =>
    !(ownerNode instanceof Element && ownerNode.matches('style[data-emotion^="mn"], link[href^="/assets/"]'));
  const all = [...document.styleSheets, ...document.adoptedStyleSheets];
  const added = all.filter((sheet) => !known.has(sheet) && isOwn(sheet) && !sheet.disabled);
  if (added.length === 0) return [];
  const outside = [...document.querySelectorAll('html, body, body *')].filter(
    (one) => !one.closest(`main *, script, style, [class^="${name}-"], [class*=" ${name}-"]`),
  );
  const read = () =>
    outside.map((one) => {
      const style = getComputedStyle(one);
      return new Map([...style].map((property) => [property, style.getPropertyValue(property)]));
    });
  const withThem = read();
  for (const sheet of added) sheet.disabled = true;
  const without = read();
  for (const sheet of added) sheet.disabled = false;
  const leaks = outside.flatMap((one, n) => {
    const changed = [...(withThem[n] ?? [])].find(([property, value]) => without[n]?.get(property) !== value);
    if (!changed) return [];
    const [property, value] = changed;
    const what = one.tagName.toLowerCase() + (one.getAttribute('aria-label') ? ` "${one.ariaLabel}"` : '');
    return [`${what}: ${property} is ${value} instead of ${without[n]?.get(property)}`];
  });
  return [...new Set(leaks)].slice(0, MOST);
}

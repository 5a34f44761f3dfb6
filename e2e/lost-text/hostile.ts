import { expect, type Page } from '@playwright/test';

/** Listens for anything a hostile text manages to run, in every frame of the page. */
export async function listenForHostile(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('hostile', () => void ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    /** Looks through the page for anything that could run, tries it, and expects that nothing did. */
    expectHarmless: async (what: string) => {
      expect(await page.evaluate(findDangers), what).toEqual([]);
      expect(ran, what).toEqual([]);
    },
  };
}

/** Runs in the page: names each part of it that may run something, and sends it the events it may wait for. */
function findDangers(): string[] {
  const found: string[] = [];
  const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data:(?!image\/(?:png|jpe?g|gif|webp|avif)|,$))/iu;
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.localName;
    if (/^(?:iframe|object|embed|base|meta|applet|frame|portal)$/.test(tag)) found.push(tag);
    if (/^(?:script|style|link|form)$/.test(tag) && element.closest('main')) found.push(tag);
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(`${tag} ${name}=${value}`);
      if (/^(?:href|xlink:href|src|action|formaction|data|srcdoc)$/i.test(name) && runs.test(value)) {
        found.push(`${tag} ${name}=${value}`);
      }
    }
    if (!element.closest('main')) continue;
    for (const event of ['mouseover', 'pointerenter', 'toggle', 'error', 'load', 'animationstart']) {
      element.dispatchEvent(new Event(event));
    }
  }
  return found;
}

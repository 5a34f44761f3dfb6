import type { BrowserContext, Page } from '@playwright/test';

/** Serves pages as a file server does: without the registry and the text that the service puts into them. */
export async function serveAsFiles(target: Page | BrowserContext): Promise<void> {
  await target.route(
    ({ pathname }) => !/^\/(?:api|assets|remotes)(?:\/|$)|\.\w+$/.test(pathname),
    async (route) => {
      const { headers, url } = { headers: route.request().headers(), url: route.request().url() };
      if (!headers.accept?.includes('text/html')) return route.fallback();
      const file = new URL('/index.html', url).href;
      await route.fulfill({ response: await route.fetch({ url: file }) });
    },
  );
}

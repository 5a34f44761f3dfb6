import { KEPT_PAGES } from '../kept-pages.ts';
import { copyOf } from './page-copy.ts';

const MOST = 50;
/**
 * How long the network may take when there is a copy. A service that is well responds within its 150 ms for the note and
 * a round trip; what takes longer than this is felt as waiting.
 */
const PATIENCE_MS = 400;
/** The same without a copy: then the shell is shown, which can do something without the service. */
const SHELL_MS = 8_000;

/** The service says by it whose text a page has (api/src/app/site/pages.ts). */
const READER = 'page-reader';
const NO_READER = 'none';

/** A page has one copy, whatever follows its path. */
function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
}

/**
 * Opened before a page is requested: what a sign-out removes meanwhile is not there again afterwards, because a cache that
 * was deleted takes nothing more that anybody could find.
 */
const open = () => caches.open(KEPT_PAGES).catch(() => undefined);

const isTooLong = ({ status }: Response) => status === 414 || status === 431;

/** All headers, with the security policy, but those of the transfer. */
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name);
  return kept;
}

/** Removes the copies of anybody else. */
async function removeOthers(pages: Cache, reader: string): Promise<void> {
  for (const key of await pages.keys()) {
    const copy = await pages.match(key);
    if (copy?.headers.get(READER) !== reader) await pages.delete(key);
  }
}

/**
 * Copies of the pages with a text of the signed-in reader, for when the service does not respond
 * (docs/specification/composition.md#first-text).
 *
 * @param files addresses of the build that the worker keeps
 */
export function createKeptPages(files: ReadonlySet<string>) {
  /** Keeps what the service has sent, and removes what it does not send any more. Other responses say nothing. */
  async function update(opened: ReturnType<typeof open>, key: string, response: Response): Promise<void> {
    const reader = response.headers.get(READER);
    if (!reader) return;
    // Before anything is awaited: the browser reads the response next.
    const reading = reader === NO_READER ? '' : response.clone().text();
    const copy = copyOf(await reading, { files, now: new Date(), locale: navigator.language });
    const pages = await opened;
    if (!pages) return;
    if (reader !== NO_READER) await removeOthers(pages, reader);
    // The oldest are the first, and the newest the last.
    await pages.delete(key);
    if (copy === undefined) return;
    await pages.put(key, new Response(copy, { headers: headersOf(response) }));
    for (const old of (await pages.keys()).slice(0, -MOST)) await pages.delete(old);
  }

  function request(what: RequestInfo, key: string) {
    const opened = open();
    const response = fetch(what).then(
      // A long text in the address may be too much for the service, and not for the shell.
      (received) => (received.status < 500 && !isTooLong(received) ? received : undefined),
      () => undefined,
    );
    const updated = response
      .then((received) => received && update(opened, key, received))
      // Without room on the device there is no copy.
      .catch(() => undefined);
    return { opened, response, updated };
  }

  return {
    /** The page of the service, or its copy when the service takes long; undefined when there is neither. */
    respond: async (
      asked: Request,
      waitUntil: (work: Promise<unknown>) => void,
    ): Promise<Response | undefined> => {
      const key = keyOf(asked.url);
      const { opened, response, updated } = request(asked, key);
      waitUntil(updated);
      const copy = await opened.then((pages) => pages?.match(key)).catch(() => undefined);
      const late = new Promise<undefined>((done) =>
        setTimeout(done, copy ? PATIENCE_MS : SHELL_MS, undefined),
      );
      return (await Promise.race([response, late])) ?? copy;
    },
    /** Keeps a page that is open already. */
    keep: (address: string): Promise<unknown> => request(address, keyOf(address)).updated,
  };
}

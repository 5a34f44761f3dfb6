import type { ListItem } from '@my-note/contract';
import { isEmptyDraft, passesPrefix, shownTitle } from '@my-note/shared-kit/menu';
import { createStore } from '@my-note/shared-kit/state';
import { type Answer, type Hit, type Request, SEPARATOR } from './messages.ts';

export interface Finding extends Omit<Hit, 'index'> {
  item: ListItem;
}

/** What a screen shows: the findings of the last words that were answered. */
export interface Found {
  words: string;
  findings: readonly Finding[];
  complete: boolean;
  /** The worker did not start or broke. */
  failed: boolean;
}

const NOTHING: Found = { words: '', findings: [], complete: true, failed: false };

/** Empty drafts are not searchable, nor is what the prefix hides (docs/specification/product.md#search-matching). */
export const searchable = (items: readonly ListItem[], prefix: string): ListItem[] =>
  items
    .filter((item) => !isEmptyDraft(item) && passesPrefix(item.slug, prefix))
    .map((item) => (item.title === '' ? { ...item, title: shownTitle(item) } : item));

/** Sends what is searched for to a worker, which starts with the first list; `store` holds what it found. */
export function createSearchClient(startWorker: () => Worker) {
  let worker: Worker | undefined;
  let list: readonly ListItem[] = [];
  let version = 0;
  let asked = { id: 0, words: '' };
  const store = createStore<Found>(() => NOTHING);

  const show = (next: Found) => store.setState(next);
  const send = (request: Request) => worker?.postMessage(request);
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    show({ ...NOTHING, words: asked.words, failed: true });
  };
  const receive = ({ data }: MessageEvent<Answer>) => {
    if (data.id !== asked.id || data.version !== version) return;
    const findings = data.hits.flatMap(({ index, ...hit }) => {
      const item = list[index];
      return item ? [{ item, ...hit }] : [];
    });
    show({ words: asked.words, findings, complete: data.complete, failed: false });
  };
  const ask = (words: string) => {
    asked = { id: asked.id + 1, words };
    if (words === '') show(store.getState().failed ? store.getState() : NOTHING);
    else send({ kind: 'query', ...asked });
  };
  const start = () => {
    try {
      worker = startWorker();
    } catch {
      fail();
      return;
    }
    worker.addEventListener('message', receive);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  };
  const sendList = () => {
    version += 1;
    const titles = list.map(({ title }) => title).join(SEPARATOR);
    const slugs = list.map(({ slug }) => slug).join(SEPARATOR);
    send({ kind: 'list', version, titles, slugs });
    if (asked.words !== '') ask(asked.words);
  };

  return {
    store,
    get: store.getState,
    /** Takes what is searched from now on; what is asked for at the moment is searched again. */
    setItems: (items: readonly ListItem[], prefix: string): void => {
      list = searchable(items, prefix);
      if (!worker && !store.getState().failed) start();
      sendList();
    },
    ask,
    /** After a failure. */
    retry: (): void => {
      show({ ...NOTHING, words: '' });
      start();
      sendList();
    },
    /** Forgets everything, as at logout. */
    close: (): void => {
      worker?.terminate();
      worker = undefined;
      list = [];
      asked = { id: asked.id + 1, words: '' };
      show(NOTHING);
    },
  };
}

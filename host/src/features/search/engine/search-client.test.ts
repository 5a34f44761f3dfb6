import type { ListItem } from '@my-note/contract';
import { expect, test } from 'vitest';
import type { SearchRequest } from './messages.ts';
import { createSearchClient, searchable } from './search-client.ts';

const item = (title: string, slug: string): ListItem => ({
  _id: slug,
  title,
  slug,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: '2026-01-01T00:00:00Z',
});

class FakeWorker extends EventTarget implements Worker {
  readonly sent: SearchRequest[] = [];
  ended = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(request: SearchRequest) {
    this.sent.push(request);
  }
  terminate() {
    this.ended = true;
  }
  respond(id: number, version: number, index: number) {
    const hits = [{ index, fuzzy: false, score: 0, title: [], slug: [] }];
    this.dispatchEvent(new MessageEvent('message', { data: { id, version, complete: true, hits } }));
  }
}

function start() {
  const workers: FakeWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const titles = () => client.get().findings.map((finding) => finding.item.title);
  return { client, workers, titles };
}
const bread = item('Bread', 'kitchen/bread');
const rose = item('Rose', 'garden/rose');

test('searches items whose slug starts with the prefix, and my-note, but no empty drafts', () => {
  const untitled = { ...item('', 'kitchen/draft-2'), hasText: true };
  const items = [bread, rose, item('', 'kitchen/draft'), untitled, item('Mine', 'my-note')];
  expect(searchable(items, 'kitchen').map(({ slug, title }) => [slug, title])).toEqual([
    ['kitchen/bread', 'Bread'],
    ['kitchen/draft-2', 'Untitled'],
    ['my-note', 'Mine'],
  ]);
});

test('sends the list to the worker as two strings', () => {
  const { client, workers } = start();
  client.setItems([bread, rose], '');
  expect(workers[0]?.sent).toEqual([
    { kind: 'list', version: 1, titles: 'Bread\0Rose', slugs: 'kitchen/bread\0garden/rose' },
  ]);
});

test('shows the response to the latest query, and not an older one', () => {
  const { client, workers, titles } = start();
  client.setItems([bread, rose], '');
  client.search('bread');
  client.search('rose');
  workers[0]?.respond(1, 1, 0);
  expect(titles()).toEqual([]);
  workers[0]?.respond(2, 1, 1);
  expect(titles()).toEqual(['Rose']);
  expect(client.get()).toMatchObject({ words: 'rose', complete: true });
});

test('searches again when the list changes', () => {
  const { client, workers, titles } = start();
  client.setItems([bread], '');
  client.search('rose');
  client.setItems([bread, rose], '');
  expect(workers[0]?.sent.at(-1)).toEqual({ kind: 'query', id: 2, words: 'rose' });
  workers[0]?.respond(2, 2, 1);
  expect(titles()).toEqual(['Rose']);
});

test('reports a worker that fails, and starts a new one on retry', () => {
  const { client, workers, titles } = start();
  client.setItems([bread], '');
  client.search('bread');
  workers[0]?.dispatchEvent(new Event('error'));
  expect(client.get().failed).toBe(true);
  expect(workers[0]?.ended).toBe(true);
  client.retry();
  expect(client.get().failed).toBe(false);
  expect(workers[1]?.sent.map(({ kind }) => kind)).toEqual(['list', 'query']);
  workers[1]?.respond(2, 2, 0);
  expect(titles()).toEqual(['Bread']);
});

test('closing clears the results and ends the worker', () => {
  const { client, workers, titles } = start();
  client.setItems([bread], '');
  client.search('bread');
  workers[0]?.respond(1, 1, 0);
  client.close();
  expect(titles()).toEqual([]);
  expect(workers[0]?.ended).toBe(true);
});

import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationToasts } from './notification-toasts.ts';

const shown: ToastMessage[] = [];
let hidden = false;
let stop = () => {};
const look = (next: boolean) => {
  hidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  stop = connectToaster((message) => shown.push(message));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  shown.length = 0;
  hidden = false;
});

test('shows a toast for its own duration or 20 seconds, with a link to the notifications', () => {
  const onDetail = vi.fn();
  const toasts = createNotificationToasts('ada', onDetail);
  toasts.add({ id: '1', title: 'Welcome', description: 'Hello', duration: 3_000 });
  toasts.add({ id: '2' });
  expect(shown).toMatchObject([
    { title: 'Welcome', description: 'Hello', duration: 3_000, action: { label: 'Detail' } },
    { title: 'Notification', duration: 20_000 },
  ]);
  shown[1]?.action?.onClick();
  expect(onDetail).toHaveBeenCalledOnce();
  toasts.end();
});

test('a hidden tab waits, then shows the newest three', async () => {
  const toasts = createNotificationToasts('ada', () => {});
  look(true);
  for (const id of ['1', '2', '3', '4']) toasts.add({ id, title: id });
  expect(shown).toEqual([]);
  look(false);
  await settled();
  expect(shown.map(({ title }) => title)).toEqual(['2', '3', '4']);
  toasts.end();
});

test.each([
  ['before', true],
  ['after', false],
])('does not repeat a toast of another tab when the notification arrives %s it', async (_when, before) => {
  const [one, two] = [createNotificationToasts('ada', () => {}), createNotificationToasts('ada', () => {})];
  const other = createNotificationToasts('bob', () => {});
  const hear = () => {
    hidden = true;
    for (const toasts of [two, other]) toasts.add({ id: '1', title: 'Once' });
    hidden = false;
  };
  if (before) hear();
  one.add({ id: '1', title: 'Once' });
  await settled();
  if (!before) hear();
  look(false);
  await settled();
  expect(shown.map(({ title }) => title)).toEqual(['Once', 'Once']);
  for (const toasts of [one, two, other]) toasts.end();
});

test('a suspended tab shows no late toasts; two visible tabs both show a new one', async () => {
  const [one, two] = [createNotificationToasts('ada', () => {}), createNotificationToasts('ada', () => {})];
  one.add({ id: '1', title: 'Old' });
  await settled();
  look(false);
  two.add({ id: '1', title: 'Old' });
  for (const toasts of [one, two]) toasts.add({ id: '2', title: 'New' });
  await settled();
  expect(shown.map(({ title }) => title)).toEqual(['Old', 'New', 'New']);
  for (const toasts of [one, two]) toasts.end();
});

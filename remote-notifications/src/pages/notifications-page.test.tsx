import { hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { takeNotification } from '@my-note/kit/notifications';
import { renderWithProviders } from '@my-note/kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component } from '../exposes/notifications-page.tsx';
import { stubIntersectionObserver } from '../testing/intersection-observer.ts';
import { notification, stubService } from '../testing/service.ts';

const path = '/i/notifications';
const show = () => renderWithProviders(<Component />, { path });
const entry = (title: string) =>
  vi.waitFor(() => {
    const [item] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes(title));
    if (!item) throw new Error(`There is no entry ${title}`);
    return within(item);
  });
const markButton = (title: string, action = 'read') =>
  screen.findByRole('button', { name: `Mark as ${action}: ${title}` });
const isUnread = async (title: string) => (await entry(title)).queryByText('Unread') !== null;
const titles = () => screen.queryAllByText(/^Message \d$/).map(({ textContent }) => textContent);
let nearness: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  nearness = stubIntersectionObserver();
});
afterEach(cleanup);

it('lists notifications newest first, grouped by day', async () => {
  const day = 86_400_000;
  stubService([
    notification(3),
    notification(2, { createdAt: new Date(Date.now() - day).toISOString() }),
    notification(1, { createdAt: '2024-02-29T12:00:00.000Z' }),
  ]);
  show();
  await screen.findByRole('list', { name: 'Today' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'Thursday, February 29, 2024',
  ]);
  expect(titles()).toEqual(['Message 3', 'Message 2', 'Message 1']);
  expect(document.title).toBe('Notifications · My Note');
});

it('groups by day again when the page becomes visible after midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 23, 59) });
  stubService([notification(1, { createdAt: new Date().toISOString() })]);
  show();
  await screen.findByRole('list', { name: 'Today' });
  vi.setSystemTime(new Date(2026, 2, 11, 0, 1));
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByRole('list', { name: 'Yesterday' });
  vi.useRealTimers();
});

it('marks a notification as read and unread only by its button', async () => {
  const calls = stubService([notification(2), notification(1)]);
  show();
  fireEvent.click(await markButton('Message 2'));
  await markButton('Message 2', 'unread');
  expect([await isUnread('Message 2'), await isUnread('Message 1')]).toEqual([false, true]);
  fireEvent.click(await markButton('Message 2', 'unread'));
  await markButton('Message 2');
  await vi.waitFor(() =>
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
      `PATCH /api/notifications/${notification(2)._id} {"read":true}`,
      `PATCH /api/notifications/${notification(2)._id} {"read":false}`,
    ]),
  );
});

it('marks all as read, and then hides the button', async () => {
  const calls = stubService([notification(2), notification(1)]);
  show();
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await vi.waitFor(() => expect(calls).toContain('POST /api/notifications/read-all'));
});

it('rolls back a mark when the service refuses it', async () => {
  let refuse = (_refused: boolean) => {};
  const refused = new Promise<boolean>((resolve) => {
    refuse = resolve;
  });
  stubService([notification(1)], { refuses: (call) => call.startsWith('PATCH') && refused });
  show();
  fireEvent.click(await markButton('Message 1'));
  await markButton('Message 1', 'unread');
  expect(await isUnread('Message 1')).toBe(false);
  refuse(true);
  await markButton('Message 1');
  expect(await isUnread('Message 1')).toBe(true);
});

it('opens the page of a notification and marks it as read', async () => {
  const calls = stubService([notification(1, { href: '/i/shared' })]);
  const { pathname } = show();
  fireEvent.click((await entry('Message 1')).getByRole('link', { name: /Message 1/ }));
  expect(pathname()).toBe('/i/shared');
  await vi.waitFor(() => expect(calls.some((call) => call.startsWith('PATCH'))).toBe(true));
});

it('loads older notifications near the end of the list, and by a button', async () => {
  const calls = stubService(
    Array.from({ length: 7 }, (_, n) => notification(7 - n)),
    { pageSize: 3 },
  );
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(titles()).toHaveLength(6));
  expect(titles().at(-1)).toBe('Message 2');
  nearness.tell(true);
  await vi.waitFor(() => expect(titles()).toHaveLength(7));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.filter((call) => call.startsWith('GET /api/notifications?'))).toEqual([
    `GET /api/notifications?cursor=${notification(5)._id}`,
    `GET /api/notifications?cursor=${notification(2)._id}`,
  ]);
});

it('keeps the list when older notifications cannot be loaded, and retries only by a button', async () => {
  let down = true;
  const calls = stubService([notification(2), notification(1)], {
    pageSize: 1,
    refuses: (call) => down && call.includes('cursor'),
  });
  show();
  await entry('Message 2');
  nearness.tell(true);
  await screen.findByRole('alert');
  expect(titles()).toEqual(['Message 2']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls.filter((call) => call.includes('cursor'))).toHaveLength(1);
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await entry('Message 1');
});

it('shows a new notification on top', async () => {
  stubService([notification(1)]);
  const { queryClient } = show();
  await entry('Message 1');
  const list = screen.getByRole('list', { name: 'Today' });
  act(() => takeNotification(queryClient, notification(2)));
  await entry('Message 2');
  expect(titles()).toEqual(['Message 2', 'Message 1']);
  expect(screen.getByRole('list', { name: 'Today' })).toBe(list);
});

it('shows a message and no buttons without notifications', async () => {
  stubService([]);
  show();
  await screen.findByRole('heading', { name: 'No notifications' });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('shows an error when the list cannot be loaded, and retries', async () => {
  let down = true;
  stubService([notification(1)], { refuses: () => down });
  show();
  await screen.findByRole('heading', { name: 'Couldn’t load your notifications' });
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await entry('Message 1');
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('shows no link for %j', async (href) => {
  stubService([notification(1, { href })]);
  show();
  expect((await entry('Message 1')).queryByRole('link')).toBeNull();
});

it('shows hostile texts as text, and keeps their lines', async () => {
  stubService(hostileTexts.map((text, n) => notification(n, { title: text, description: `a\n${text}` })));
  const { container } = show();
  await screen.findAllByRole('listitem');
  const said = [...container.querySelectorAll('li p[dir=auto]')].map(({ textContent }) => textContent);
  expect(said).toEqual(hostileTexts.flatMap((text) => [text, `a\n${text}`]));
  expect(container.querySelectorAll('li :is(a, img, script, iframe, style, form, object)')).toHaveLength(0);
});

it('shows a placeholder for an empty title', async () => {
  stubService([notification(1, { title: '' })]);
  show();
  await markButton('Notification');
});

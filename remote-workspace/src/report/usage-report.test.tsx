import type { Report as ReportData } from '@my-note/contract/report';
import { session } from '@my-note/kit/session';
import { refusal, renderWithProviders, standInService } from '@my-note/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UsageReport } from './usage-report.tsx';

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const year = Array.from({ length: 365 }, (_, index) => {
  const date = new Date(Date.UTC(2025, 2, 1) + index * 86_400_000).toISOString().slice(0, 10);
  return { date, created: date === '2025-06-10' ? 2 : 0, updated: date.startsWith('2025-06') ? 1 : 0 };
});
const report: ReportData = {
  totals: {
    notes: 12,
    categories: 3,
    drafts: 1,
    pinned: 2,
    shared: 1,
    trashed: 4,
    words: 23_456,
    characters: 140_000,
    attachmentsBytes: 3_145_728,
  },
  activity: year,
  growth: [
    { date: '2025-06-01', notes: 1, words: 100 },
    { date: '2025-12-01', notes: 7, words: 9_000 },
    { date: '2026-02-28', notes: 12, words: 23_456 },
  ],
  storage: { texts: 1_048_576, versions: 2_097_152, attachments: 3_145_728, files: 3 },
  largest: [{ _id: id(1), title: 'Sourdough', slug: 'kitchen/sourdough', words: 5_000, characters: 30_000 }],
  categories: [
    { _id: id(2), title: 'Kitchen', slug: 'kitchen', notes: 4, words: 17_592 },
    { _id: null, title: '', slug: null, notes: 8, words: 5_864 },
  ],
  shares: [
    { _id: id(3), title: 'Recipe', slug: 'recipe', views: 7, lastViewedAt: '2026-02-01T10:00:00.000Z' },
  ],
};
const nothing: ReportData = {
  totals: {
    notes: 0,
    categories: 0,
    drafts: 0,
    pinned: 0,
    shared: 0,
    trashed: 0,
    words: 0,
    characters: 0,
    attachmentsBytes: 0,
  },
  activity: year.map(({ date }) => ({ date, created: 0, updated: 0 })),
  growth: [],
  storage: { texts: 0, versions: 0, attachments: 0, files: 0 },
  largest: [],
  categories: [],
  shares: [],
};

let responses: (ReportData | ReturnType<typeof refusal>)[];
const respond = (response: (typeof responses)[number]) => responses.push(response);

beforeEach(() => {
  responses = [];
  standInService({ 'GET report': () => responses.shift() ?? refusal(404) });
  session.signIn({
    user: { _id: id(9), name: 'Ada', email: 'a@b.org', avatarUrl: null },
    accessToken: 'token',
  });
});
afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));
const open = async (body = report) => {
  respond(body);
  renderWithProviders(<UsageReport />);
  await screen.findByRole('region', { name: 'Growth' });
};
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows the totals', async () => {
  await open();
  const figures = screen.getAllByRole('term').map((term) => {
    return [term.textContent, term.parentElement?.querySelector('dd')?.textContent];
  });
  expect(figures).toEqual([
    ['Notes', '12'],
    ['Words', '23,456'],
    ['Categories', '3'],
    ['Drafts', '1'],
    ['Pinned', '2'],
    ['Shared', '1'],
    ['In the trash', '4'],
  ]);
});

test('describes every chart in a sentence', async () => {
  await open();
  expect(screen.getByRole('img', { name: 'Days of writing' }).getAttribute('aria-describedby')).toBe(
    screen.getByText(/^30 days with changes/).id,
  );
  expect(screen.getByText(/^30 days/).textContent).toBe(
    '30 days with changes in the last year. Most in June 2025: 30 days. The busiest day was June 10, 2025, with 3 changes.',
  );
  expect(screen.getByRole('img', { name: 'Words' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('From the first note on June 1, 2025 to 12 notes and 23,456 words today.').id,
  );
  screen.getByText('“Kitchen” has the most, 75% of all words.');
  screen.getByText('The longest is “Sourdough” with 5,000 words.');
  screen.getByText('Opened 7 times in total.');
  screen.getByText('6 MB in total, 50% of it attachments.');
});

test.each([
  ['Days of writing', ['Day', 'Created', 'Changed'], ['June 30, 2025', '0', '1']],
  ['Growth', ['Day', 'Notes', 'Words'], ['February 28, 2026', '12', '23,456']],
  ['Words per category', ['Category', 'Words', 'Notes'], ['Kitchen', '17,592', '4']],
  ['Largest notes', ['Note', 'Words', 'Characters'], ['Sourdough', '5,000', '30,000']],
  ['Storage', ['Type', 'Size', 'Percent'], ['Texts', '1 MB', '17%']],
])('shows %s as a table and as a chart again, by keyboard', async (title, head, first) => {
  await open();
  const button = screen.getByRole('button', { name: `Show as table: ${title}` });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const [headRow, firstRow] = cellsOf(screen.getByRole('table', { name: `${title}, as table` }));
  expect([headRow, firstRow]).toEqual([head, first]);
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('table', { name: `${title}, as table` })).toBeNull();
});

test('links categories, notes and shares to their pages', async () => {
  await open();
  const href = (region: string, name: string) =>
    part(region).getByRole('link', { name }).getAttribute('href');
  expect(href('Words per category', 'Kitchen')).toBe('/kitchen');
  expect(href('Largest notes', 'Sourdough')).toBe('/kitchen/sourdough');
  expect(href('Shared notes', 'Recipe')).toBe('/recipe');
  // The top level has no page of its own to link to.
  part('Words per category').getByText('No category');
  expect(part('Words per category').getAllByRole('link')).toHaveLength(1);
});

test('labels months and weekdays, and each day with its changes', async () => {
  await open();
  const map = within(screen.getByRole('img', { name: 'Days of writing' }));
  for (const name of ['Jun', 'Jul', 'Mon', 'Wed', 'Fri', 'Sun', 'Less', 'More']) map.getByText(name);
  map.getByText('June 10, 2025: 3 changes');
});

test('shows the day under the pointer, or chosen by arrow keys', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
  await open();
  const curve = screen.getByRole('img', { name: 'Notes' });
  screen.getByText('Feb 28, 2026 · 12 notes');
  fireEvent.mouseMove(curve, { clientX: 45, clientY: 50 });
  await screen.findByText('1 note');
  fireEvent.mouseLeave(curve.closest('.recharts-wrapper') ?? curve);
  await waitFor(() => expect(screen.queryByText('1 note')).toBeNull());
  curve.focus();
  await userEvent.keyboard('{ArrowRight}');
  await screen.findByText('Dec 1, 2025');
  screen.getByText('7 notes');
});

test('prints on a button, in light colors', async () => {
  document.documentElement.classList.remove('light');
  const printed = vi.fn<() => void>();
  vi.stubGlobal('print', printed);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledOnce();
  const isLight = () => screen.getByRole('button', { name: 'Print' }).closest('.light') !== null;
  expect(isLight()).toBe(false);
  fireEvent(window, new Event('beforeprint'));
  expect(isLight()).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(isLight()).toBe(false);
});

test('shows a message and no charts to an account without notes', async () => {
  respond(nothing);
  renderWithProviders(<UsageReport />);
  await screen.findByRole('heading', { name: 'Nothing to report yet' });
  expect(screen.queryByRole('img')).toBeNull();
});

test('explains missing charts to an account of one day', async () => {
  await open({
    ...nothing,
    totals: { ...nothing.totals, notes: 1 },
    growth: [{ date: '2026-02-28', notes: 1, words: 0 }],
  });
  part('Growth').getByText('The chart starts on the second day.');
  part('Words per category').getByText('No words yet.');
  part('Shared notes').getByText(/^No share links yet/);
  part('Storage').getByText('Nothing is stored yet.');
  part('Days of writing').getByText('No changes in the last year.');
  expect(screen.queryByRole('region', { name: 'Largest notes' })).toBeNull();
});

test('shows an error when the report cannot be loaded, and retries', async () => {
  respond(refusal(400, 'No', 'BROKEN'));
  renderWithProviders(<UsageReport />);
  await screen.findByRole('alert');
  respond(report);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Growth' });
});

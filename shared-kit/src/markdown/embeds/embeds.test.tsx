// @vitest-environment jsdom
import { hostileHtml, hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteQueries } from '../../queries/notes.queries.ts';
import { renderWithProviders, testId, testItem, testNote, testQueryClient } from '../../testing/index.tsx';
import { NoteText } from '../note-text.tsx';
import { stubEverythingNear } from '../testing/everything-near.ts';
import type { UseEmbedded } from './embedded-note.ts';

beforeEach(() => {
  stubEverythingNear();
});
afterEach(cleanup);

const slugs = ['page', 'plan', 'third', 'fourth', 'fifth'];
const items = slugs.map((slug, n) => testItem(n + 1, slug, { title: slug }));
const embed = (n: number, heading = '') => `![Words](note:${testId(n)}${heading})`;

/** Shows the first note with the texts of the others. */
function show(...texts: string[]) {
  const queryClient = testQueryClient();
  queryClient.setQueryDefaults(noteQueries.all(), { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(noteQueries.list().queryKey, { data: items, order: [] });
  const write = (n: number, content: string) => {
    const item = items[n - 1];
    if (item) queryClient.setQueryData(noteQueries.bySlug(item.slug).queryKey, testNote(item, { content }));
  };
  for (const [n, content] of texts.entries()) write(n + 1, content);
  const view = renderWithProviders(<NoteText content={texts[0] ?? ''} noteId={testId(1)} />, { queryClient });
  return { ...view, queryClient, write };
}

const region = (title: string) => screen.findByRole('region', { name: `Embedded note: ${title}` });

describe('an embedded note', () => {
  test('stands in the place of its link, with its title as a link, and follows each change', async () => {
    const { write, container } = show(`# One\n\n${embed(2)}`, '# One\n\nWater it.\n\n- [ ] task');
    const plan = await region('plan');
    expect(within(plan).getByRole('link', { name: 'plan' }).getAttribute('href')).toBe('/plan');
    expect(within(plan).getByText(/Water it/)).toBeTruthy();
    expect(within(plan).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    expect(within(plan).queryByRole('button', { name: /Copy link/ })).toBeNull();
    expect(container.querySelector<HTMLElement>('a[data-embed]')?.hidden).toBe(true);
    expect(container.querySelectorAll('#user-content-one')).toHaveLength(1);
    act(() => write(2, 'Rest it.'));
    await waitFor(() => expect(within(plan).getByText('Rest it.')).toBeTruthy());
  });

  test('may be a part of a note, and says when that part is gone', async () => {
    show([embed(2, '#b'), embed(2, '#x')].join('\n'), '# A\n\none\n\n# B\n\ntwo\n\n# C\n\nthree');
    const part = await screen.findByRole('region', { name: 'Part of the note plan: b' });
    expect(part.textContent).toContain('two');
    expect(part.textContent).not.toMatch(/one|three/);
    expect(within(part).getByRole('link', { name: 'plan' }).getAttribute('href')).toBe('/plan#b');
    const gone = screen.getByRole('region', { name: 'Part of the note plan: x' });
    expect(gone.textContent).toContain('This part isn’t in the note any more.');
  });

  test('in the middle of a text stays a link, as does one of a text of which nobody says whose it is', async () => {
    show(`See ${embed(2)} now`, 'Water it.');
    await act(async () => {});
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    renderWithProviders(<NoteText content={embed(2)} />);
    await act(async () => {});
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('is shown up to three levels deep, and never inside itself', async () => {
    show(embed(2), `second\n\n${embed(3)}`, `third\n\n${embed(4)}`, embed(5), 'fifth text');
    const deepest = await region('fifth');
    expect(deepest.textContent).toContain('up to three levels deep');
    expect(screen.queryByText('fifth text')).toBeNull();
    cleanup();
    show(embed(2), `second\n\n${embed(1)}`);
    const cycle = await region('page');
    expect(cycle.textContent).toContain('already shown');
    expect(screen.getAllByText('second')).toHaveLength(1);
  });

  test('that is gone is a sentence', async () => {
    show(embed(9));
    expect((await region('Words')).textContent).toContain('in the trash, or was deleted');
  });

  test('without access is a sentence and names nothing, and keeps its own access', async () => {
    const loadFile = vi.fn(async () => new Blob());
    const own = vi.fn(async () => new Blob());
    const useEmbedded: UseEmbedded = (id) =>
      id === testId(2)
        ? { state: 'hidden' }
        : { state: 'found', title: 'Open', content: `![p](/attachments/${testId(7)})`, reader };
    const reader = { loadFile: own };
    renderWithProviders(
      <NoteText
        content={[embed(2), embed(3)].join('\n\n')}
        noteId={testId(1)}
        {...{ loadFile, useEmbedded }}
        findNote={() => 'plain'}
      />,
    );
    const hidden = await region('Words');
    expect(hidden.textContent).toContain('isn’t shared with you');
    expect(within(hidden).queryByRole('link')).toBeNull();
    await waitFor(() => expect(own).toHaveBeenCalledWith(testId(7), { query: { width: 960 } }));
    expect(loadFile).not.toHaveBeenCalled();
  });
});

const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|feed|view-source|data:(?!image\/))/iu;
const ADDRESSES = /^(?:href|xlink:href|src|action|formaction|data|srcdoc|background)$/i;

test('nothing of a hostile embedded note is left that runs', async () => {
  const texts = [...hostileTexts, ...hostileHtml].filter((text) => text.length < 3_000);
  const useEmbedded: UseEmbedded = (id) => {
    const content = texts[Number(id.slice(-12))] ?? '';
    return { state: 'found', title: content, content };
  };
  for (let start = 0; start < texts.length; start += 30) {
    const some = texts.slice(start, start + 30);
    const content = some.map((_text, n) => embed(start + n)).join('\n\n');
    const { container, unmount } = renderWithProviders(
      <NoteText content={content} noteId={testId(999)} useEmbedded={useEmbedded} />,
    );
    const frames = () => [...container.querySelectorAll('[data-part=embed] > section')];
    await waitFor(() => expect(frames()).toHaveLength(some.length));
    for (const [n, frame] of frames().entries()) {
      const dangers = [...frame.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
        ...(/^(?:script|style|iframe|object|embed|base|meta|link)$/.test(localName) ? [localName] : []),
        ...[...attributes].flatMap(({ name, value }) =>
          /^on/i.test(name) || (ADDRESSES.test(name) && RUNS.test(value))
            ? [`${localName} ${name}=${value}`]
            : [],
        ),
      ]);
      expect(dangers, some[n]).toEqual([]);
    }
    unmount();
  }
}, 60_000);

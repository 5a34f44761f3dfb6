// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../session/index.ts';
import { renderWithProviders } from '../testing/index.tsx';
import { NoteText } from './note-text.tsx';
import type { FindNote } from './render/note-links.ts';
import { stubEverythingNear } from './testing/everything-near.ts';

const NOTE = '0192f0c1-2b3c-7d4e-8f50-112233445566';

beforeEach(() => {
  stubEverythingNear();
});
afterEach(cleanup);

type Props = ComponentProps<typeof NoteText>;

/** Renders a note; the returned function changes its properties. */
function show(first: Props) {
  let change: (props: Props) => void = () => {};
  const Changing = () => {
    const [props, setProps] = useState(first);
    change = setProps;
    return <NoteText {...props} />;
  };
  renderWithProviders(<Changing />);
  return (props: Props) => act(() => change(props));
}

describe('a note as it is read', () => {
  test('enables its tasks only with a listener', () => {
    const onTask = vi.fn();
    const change = show({ content: '- [ ] a\n- [x] b', onTask: onTask });
    fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    expect(onTask).toHaveBeenCalledWith(1, false);
    change({ content: '- [ ] a\n- [x] b' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'a' }).disabled).toBe(true);
  });

  test('a tick leaves the rest of the page as it is', () => {
    const change = show({ content: '- [ ] a\n- [ ] b', onTask: () => {} });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'a' });
    change({ content: '- [x] a\n- [ ] b', onTask: () => {} });
    expect(screen.getByRole('checkbox', { name: 'a' })).toBe(box);
    expect(box.checked).toBe(true);
    change({ content: '- [ ] a\n- [ ] b', onTask: () => {} });
    expect(box.checked).toBe(false);
  });

  test('links to notes show the present title in the place of a former one, or that the note is gone', () => {
    const content = `[Former](note:${NOTE}) and [my words](note:${NOTE})`;
    const change = show({ content, findNote: () => undefined });
    expect(screen.getByText('Former').hasAttribute('href')).toBe(false);
    const formerly = (title: string): FindNote => {
      const note = { title, href: '/present', formerTitles: ['Former'] };
      return (id) => (id === NOTE ? note : null);
    };
    change({ content, findNote: () => ({ title: 'Present', href: '/present' }) });
    expect(screen.getByRole('link', { name: 'Former' }).getAttribute('href')).toBe('/present');
    change({ content, findNote: formerly('Present') });
    expect(screen.getByRole('link', { name: 'Present' }).getAttribute('href')).toBe('/present');
    expect(screen.getByRole('link', { name: 'my words' }).getAttribute('href')).toBe('/present');
    change({ content, findNote: () => null });
    const [gone] = screen.getAllByRole('link', { name: /in the trash, or was deleted/ });
    expect(gone?.hasAttribute('href')).toBe(false);
    change({ content, findNote: formerly('Newest') });
    expect(screen.getByRole('link', { name: 'Newest' }).dataset.gone).toBeUndefined();
    change({ content, findNote: () => 'plain' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('a link to a part of a note shows the present title with the part, and keeps its anchor', () => {
    const content = `[Former > Über uns](note:${NOTE}#über-uns) [Former > x](note:${NOTE})`;
    const note = { title: 'Present', href: '/present', formerTitles: ['Former'] };
    show({ content, findNote: () => note });
    const [part, whole] = screen.getAllByRole('link');
    expect([part?.textContent, part?.getAttribute('href')]).toEqual([
      'Present > Über uns',
      '/present#über-uns',
    ]);
    expect(whole?.textContent).toBe('Former > x');
  });

  test('a link to a heading of its own leads there, and the address says so', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    // A page without a layout has no CSS either; this anchor needs no escaping.
    vi.stubGlobal('CSS', { escape: (name: string) => name });
    const Address = () => <output>{useLocation().hash}</output>;
    renderWithProviders(
      <>
        <NoteText content={'[down](#method)\n\n## Method'} />
        <Address />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'down' }));
    expect(scroll.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Method' })]);
    expect(screen.getByRole('status').textContent).toBe('#method');
  });

  test('links by address on this site lead where the reader may go, and are plain text otherwise', () => {
    const content = `[in](/work/plan#part) [page](${location.origin}/work/plan/) <${location.origin}/private> [out](/private) [file](/api/attachments/${NOTE}) [share](/i/shared/x/y) [web](https://example.org/private) [here](#part)`;
    const findAddress = (slug: string) =>
      slug === 'work/plan' ? ({ title: 'Plan', href: '/i/shared/s/n' } as const) : 'plain';
    show({ content, findAddress });
    const links = screen.getAllByText(/./, { selector: 'a' });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['in', '/i/shared/s/n#part'],
      ['page', '/i/shared/s/n'],
      ['file', `/api/attachments/${NOTE}`],
      ['share', '/i/shared/x/y'],
      ['web', 'https://example.org/private'],
      ['here', '#part'],
    ]);
    expect(document.body.textContent).toContain(`${location.origin}/private out`);
  });

  test('code is coloured by its language', async () => {
    const { container } = renderWithProviders(<NoteText content={'```js\nconst a = 1\n```'} />);
    await vi.waitFor(() => expect(container.querySelector('.hljs-keyword')?.textContent).toBe('const'));
  });

  test('the button of a code block copies it and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    renderWithProviders(<NoteText content={'```\none\ntwo\n```'} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith('one\ntwo');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  describe('with pictures of another site', () => {
    const [A, B] = ['https://one.example/a.png', 'https://one.example/b.png'];
    const image = (name: string) => screen.queryByRole<HTMLImageElement>('img', { name });
    const press = (name: string | RegExp) =>
      fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
    beforeEach(() => {
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
      );
      session.signOut();
    });

    test('asks before it fetches one, and names what could not be loaded', async () => {
      const loadPicture = vi.fn(async (_address: string) => new Blob());
      show({ content: `![A cat](${A}?1)`, loadPicture });
      expect(screen.getByRole('group', { name: 'A cat. Picture from one.example' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
      expect(loadPicture).not.toHaveBeenCalled();
      loadPicture.mockRejectedValueOnce(new Error('away'));
      press('Show “A cat” from one.example');
      await screen.findByRole('group', { name: 'A cat. Couldn’t load the picture from one.example' });
      expect(screen.getByRole('link', { name: /in a new tab/ }).getAttribute('rel')).toBe(
        'noopener noreferrer',
      );
      press(/^Try again/);
      await vi.waitFor(() => expect(image('A cat')?.src).toBe('blob:x'));
      expect(loadPicture.mock.calls).toEqual([[`${A}?1`], [`${A}?1`]]);
    });

    test('shows all of a note at once, and those of a site always, also when it is drawn again', async () => {
      const loadPicture = vi.fn(async (_address: string) => new Blob());
      const change = show({ content: `![A](${A}) ![B](${B})`, loadPicture });
      press('Show all pictures of this note');
      await vi.waitFor(() => expect([image('A')?.src, image('B')?.src]).toEqual(['blob:x', 'blob:x']));
      change({ content: `![A](${A})\n\n![C](https://one.example/c.png)`, loadPicture });
      await vi.waitFor(() => expect(image('A')?.src).toBe('blob:x'));
      expect(image('C')).toBeNull();
      press('Always show pictures from one.example');
      await vi.waitFor(() => expect(image('C')?.src).toBe('blob:x'));
      expect(session.get().config.pictureSites).toBe('one.example');
      expect(screen.queryByRole('group')).toBeNull();
    });

    test('has a link around one that leads where it did, and only from beside the buttons', () => {
      show({ content: `[![A](${A}?2)](https://example.org)`, loadPicture: async () => new Blob() });
      const button = screen.getByRole('button', { name: 'Show “A” from one.example' });
      expect(button.closest('a')?.getAttribute('href')).toBe('https://example.org');
      expect(fireEvent.click(button)).toBe(false);
    });

    test('is copied with their own addresses, and without what was added', async () => {
      const { container } = renderWithProviders(<NoteText content={`One ![A](${A}?3) two`} />);
      getSelection()?.selectAllChildren(container);
      const data = new Map<string, string>();
      const event = new Event('copy', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', {
        value: { setData: (type: string, text: string) => data.set(type, text) },
      });
      screen.getByText(/One/).dispatchEvent(event);
      expect(data.get('text/html')).toMatch(
        /<p>One <img alt="A"[^>]* src="https:\/\/one\.example\/a\.png\?3"[^>]*> two<\/p>/,
      );
      expect(data.get('text/html')).not.toMatch(/picture-|data-foreign|<button/);
    });
  });

  test('loads an attached image, and shows the alt text of a missing one', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const content = `![A cat](/attachments/${NOTE})`;
    const change = show({ content, loadFile: async () => new Blob() });
    const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A cat' });
    await vi.waitFor(() => expect(image().src).toBe('blob:x'));
    const refuse = () => Promise.reject(new Error('gone'));
    change({ content: `${content}\n\nmore`, loadFile: refuse });
    await vi.waitFor(() => expect(image().dataset.missing).toBe(''));
  });
});

// @vitest-environment jsdom
import { hostileFileNames } from '@my-note/contract/testing/hostile-texts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../testing/index.tsx';
import { NoteText } from '../note-text.tsx';
import { stubEverythingNear } from '../testing/everything-near.ts';

const ID = '0192f0c1-2b3c-7d4e-8f50-112233445566';
const ADDRESS = `/attachments/${ID}`;

beforeEach(() => {
  stubEverythingNear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(cleanup);

/** A service with one file, that responds to ranges as ours does. */
const service = (type: string, content: string) =>
  vi.fn(async (_id: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
    const bytes = new TextEncoder().encode(content);
    const [, last] = /^bytes=0-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (last === undefined) return new Response(bytes, { headers: { 'content-type': type } });
    return new Response(bytes.slice(0, Number(last) + 1), {
      status: 206,
      headers: { 'content-type': type, 'content-range': `bytes 0-${last}/${bytes.length}` },
    });
  });

type TextProps = ComponentProps<typeof NoteText>;

function show(content: string, openFile?: TextProps['openFile'], playFile?: TextProps['playFile']) {
  const { container } = renderWithProviders(
    <NoteText content={content} playFile={playFile} {...(openFile && { openFile })} />,
  );
  return container;
}

test('a file that is alone in its paragraph is a card with its kind and size', async () => {
  const open = service('application/pdf', 'x'.repeat(2_400));
  show(`[Report 2026.pdf](${ADDRESS})\n\nSee [the same](${ADDRESS}) here.`, open);
  const card = await screen.findByRole('region', { name: 'File Report 2026.pdf' });
  await waitFor(() => expect(card.textContent).toContain('PDF · 2.4 kB'));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'the same' })).toBeTruthy();
  // Only its first byte was asked for.
  expect(open.mock.calls.map(([, call]) => call?.headers)).toEqual([{ range: 'bytes=0-0' }]);
});

test('a card stays when the note is rendered again', async () => {
  let renderAgain = () => {};
  const open = service('application/pdf', 'x');
  const Again = () => {
    const [, setCount] = useState(0);
    renderAgain = () => setCount((count) => count + 1);
    return <NoteText content={`[a.pdf](${ADDRESS})`} openFile={open} loadFile={async () => new Blob()} />;
  };
  const { container } = renderWithProviders(<Again />);
  const card = await screen.findByRole('region', { name: 'File a.pdf' });
  for (let n = 0; n < 2; n += 1) {
    act(renderAgain);
    expect(screen.getByRole('region', { name: 'File a.pdf' })).toBe(card);
    expect(container.querySelector<HTMLElement>('p > a')?.hidden).toBe(true);
  }
});

test.each([
  ['application/pdf', 'Open', 'iframe'],
  ['audio/mpeg', 'Play', 'audio'],
  ['video/mp4', 'Play', 'video'],
])('%s opens in its place after a click, and closes again', async (type, action, element) => {
  const container = show(`[a.bin](${ADDRESS})`, service(type, 'bytes'));
  fireEvent.click(await screen.findByRole('button', { name: `${action} a.bin` }));
  await waitFor(() => expect(container.querySelector(element)?.getAttribute('src')).toBe('blob:x'));
  fireEvent.click(screen.getByRole('button', { name: 'Close a.bin' }));
  expect(container.querySelector(element)).toBeNull();
});

async function playing(playFile: TextProps['playFile']) {
  const open = service('video/mp4', 'bytes');
  const container = show(`[a.mp4](${ADDRESS})`, open, playFile);
  fireEvent.click(await screen.findByRole('button', { name: 'Play a.mp4' }));
  const player = await waitFor(() => {
    const found = container.querySelector('video');
    if (!found?.getAttribute('src')) throw new Error('no video');
    return found;
  });
  return { open, player };
}

test('a film is played from an address that the player reads, and nothing of it is fetched', async () => {
  const { open, player } = await playing(async (id) => `/api/attachments/${id}`);
  expect(player.getAttribute('src')).toBe(`/api${ADDRESS}`);
  expect(open.mock.calls.map(([, call]) => call?.headers)).toEqual([{ range: 'bytes=0-0' }]);
});

test('without such an address a film is fetched whole', async () => {
  const refused = await playing(async () => undefined);
  expect(refused.player.getAttribute('src')).toBe('blob:x');
  cleanup();
  const failed = await playing(() => Promise.reject(new Error('403')));
  expect(failed.player.getAttribute('src')).toBe('blob:x');
});

test('a film whose address has expired goes on where it was, once for each failure', async () => {
  let asked = 0;
  const { player } = await playing(async () => `/play/${asked++}`);
  fireEvent.loadedData(player);
  player.currentTime = 12;
  await act(async () => fireEvent.error(player));
  expect([player.getAttribute('src'), player.currentTime]).toEqual(['/play/1', 12]);
  fireEvent.error(player);
  await screen.findByText('This browser can’t play this file. Download it and open it with another program.');
  expect(asked).toBe(2);
});

test('a film that fails at the same place again is damaged', async () => {
  let asked = 0;
  const { player } = await playing(async () => `/play/${asked++}`);
  for (const _time of [1, 2]) {
    fireEvent.loadedData(player);
    player.currentTime = 12;
    await act(async () => fireEvent.error(player));
  }
  await screen.findByText('This browser can’t play this file. Download it and open it with another program.');
  expect(asked).toBe(2);
});

test('a film that was closed while its address was asked for does not go on', async () => {
  let respond = (_address: string) => {};
  let asked = 0;
  const { player } = await playing(async () => {
    asked += 1;
    return asked === 1 ? '/play' : new Promise<string>((done) => (respond = done));
  });
  fireEvent.loadedData(player);
  player.currentTime = 12;
  await act(async () => fireEvent.error(player));
  cleanup();
  await act(async () => respond('/play/again'));
  expect(asked).toBe(2);
  expect(player.getAttribute('src')).toBeNull();
});

test('a film that the browser cannot play says so', async () => {
  const { player } = await playing(async () => '/play');
  fireEvent.error(player);
  await screen.findByRole('alert');
});

test('a text has a preview as text, whatever is in it, and a long one is cut', async () => {
  const html = `<script>hostile()</script>${'ä'.repeat(200_000)}`;
  const container = show(`[page.html](${ADDRESS})`, service('text/plain; charset=utf-8', html));
  fireEvent.click(await screen.findByRole('button', { name: 'Preview page.html' }));
  await waitFor(() =>
    expect(container.querySelector('pre')?.textContent).toContain('<script>hostile()</script>ä'),
  );
  expect(container.querySelector('script')).toBeNull();
  expect(container.querySelector('pre')?.textContent).not.toContain('\uFFFD');
  screen.getByText('Only the first 200 kB are shown. Download the file to read all of it.');
});

test.each(['application/octet-stream', 'text/html', 'image/svg+xml'])(
  'nothing of the type %s is ever shown as a page',
  async (type) => {
    const container = show(`[a.html](${ADDRESS})`, service(type, '<script>hostile()</script>'));
    await screen.findByRole('region', { name: 'File a.html' });
    await waitFor(() => expect(container.textContent).toContain('HTML · '));
    for (const button of container.querySelectorAll('button[aria-expanded]')) fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve));
    expect(container.querySelector('iframe, audio, video, script, object, embed')).toBeNull();
  },
);

test('without a viewer a PDF is offered for download only', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  const container = show(`[a.pdf](${ADDRESS})`, service('application/pdf', 'x'));
  await waitFor(() => expect(container.textContent).toContain('PDF · 1 B'));
  expect(screen.queryByRole('button', { name: 'Open a.pdf' })).toBeNull();
  screen.getByRole('button', { name: 'Download a.pdf' });
});

test('a file that is gone says so', async () => {
  show(`[a.pdf](${ADDRESS})`, async () => {
    throw new Error('404');
  });
  await screen.findByText('This file is gone, or you may not read it');
});

test.each(hostileFileNames)('the card of a file named %j is its name and nothing else', async (name) => {
  const escaped = name.replace(/[\\[\]<>&*_`]/g, '\\$&');
  const container = show(`[${escaped}](${ADDRESS})`, service('video/mp4', 'x'));
  await waitFor(() => expect(container.querySelector('section')?.textContent).toContain(name.trim()));
  expect(container.querySelector('img, script, iframe, svg:not(.lucide)')).toBeNull();
  expect(
    [...container.querySelectorAll('*')]
      .flatMap(({ attributes }) => [...attributes])
      .filter((each) => each.name.startsWith('on')),
  ).toEqual([]);
});

test('a video of YouTube loads nothing before a click', async () => {
  const container = show(
    'https://www.youtube.com/watch?v=abcdefghijk&t=90\n\n[other](https://www.youtube.com/@channel)',
  );
  const play = await screen.findByRole('button', { name: 'Play YouTube video' });
  expect(container.querySelector('iframe, img')).toBeNull();
  fireEvent.click(play);
  expect(container.querySelector('iframe')?.src).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&playsinline=1&rel=0&start=90',
  );
  expect(screen.getByRole('link', { name: 'other' })).toBeTruthy();
});

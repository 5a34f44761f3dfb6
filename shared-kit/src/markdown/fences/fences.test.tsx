// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FenceModule, FenceViewProps } from '../../federation/fence-module.ts';
import { type ExtensionSource, setExtensionSource } from '../../federation/use-extensions.ts';
import { renderWithProviders } from '../../testing/index.tsx';
import { NoteText } from '../note-text.tsx';
import { stubEverythingNear } from '../testing/everything-near.ts';
import { FenceEditor } from './fence-editor.tsx';
import { useFences } from './use-fences.tsx';

const NOTE = '```weather\nOslo\n```\n\n```js\nplain()\n```\n';
const report = vi.fn();
let listener: Parameters<ExtensionSource>[1] | undefined;

beforeEach(() => {
  stubEverythingNear();
  setExtensionSource((point, next) => {
    if (point === 'fence/weather') listener = next;
    return () => {};
  });
});
afterEach(cleanup);

const fill = (Component: (props: FenceViewProps) => ReactNode) =>
  act(() => listener?.([{ remote: 'weather', point: 'fence/weather', module: { Component }, report }]));

function Forecast({ source, language, theme, onDrawn }: FenceViewProps) {
  useEffect(() => onDrawn(source.startsWith('Oslo')), [source, onDrawn]);
  return <p>{`${language}: ${source.trim()}, sunny, ${theme}`}</p>;
}

test('a drawing takes the place of its source, and gives it back when the remote is switched off', async () => {
  renderWithProviders(<NoteText content={NOTE} />);
  const source = screen.getByText('Oslo');
  fill(Forecast);
  await screen.findByText('weather: Oslo, sunny, light');
  await vi.waitFor(() => expect(source.closest('pre')?.hidden).toBe(true));
  expect(screen.getByText(/plain/).closest('pre')?.hidden).toBe(false);
  act(() => listener?.([]));
  expect(screen.queryByText(/sunny/)).toBeNull();
  expect(source.closest('pre')?.hidden).toBe(false);
});

test('the source stays when the remote cannot draw it', async () => {
  renderWithProviders(<NoteText content={'```weather\nNowhere\n```\n'} />);
  fill(Forecast);
  await screen.findByText(/Nowhere, sunny/);
  expect(screen.getByText('Nowhere').closest('pre')?.hidden).toBe(false);
});

test('a drawing that is given as SVG can be saved, until it is no longer drawn', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  let draw: FenceViewProps['onDrawn'] = () => {};
  renderWithProviders(<NoteText content={NOTE} />);
  fill(({ onDrawn }) => {
    draw = onDrawn;
    return <p>sunny</p>;
  });
  await screen.findByText('sunny');
  act(() => draw(true));
  expect(screen.queryByRole('button', { name: 'Save as SVG' })).toBeNull();
  act(() => draw(true, '<svg/>'));
  act(() => screen.getByRole('button', { name: 'Save as SVG' }).click());
  expect(saved.mock.calls.map(([file]) => file instanceof Blob && file.type)).toEqual([
    'image/svg+xml;charset=utf-8',
  ]);
  act(() => draw(false));
  expect(screen.queryByRole('button', { name: 'Save as SVG' })).toBeNull();
});

test('a drawing that throws is reported and leaves the source', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithProviders(<NoteText content={NOTE} />);
  fill(() => {
    throw new Error('rain');
  });
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(screen.getByText('Oslo').closest('pre')?.hidden).toBe(false);
});

test('other content has drawings of its own', async () => {
  let change: (content: string) => void = () => {};
  const Changing = () => {
    const [content, setContent] = useState(NOTE);
    change = setContent;
    return <NoteText content={content} />;
  };
  renderWithProviders(<Changing />);
  fill(Forecast);
  await screen.findByText(/Oslo, sunny/);
  act(() => change(NOTE.replace('Oslo', 'Oslo Fjord')));
  await screen.findByText(/Oslo Fjord, sunny/);
  expect(screen.getAllByText(/sunny/)).toHaveLength(1);
});

test('what was drawn before takes the place of its source at once, as high as it was', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const note = <NoteText content={'```weather\nOslo, later\n```\n'} />;
  const { unmount } = renderWithProviders(note);
  fill(Forecast);
  await screen.findByText(/Oslo, later, sunny/);
  // Its height is remembered with this.
  await vi.waitFor(() => expect(screen.getByText('Oslo, later').closest('pre')?.hidden).toBe(true));
  unmount();
  renderWithProviders(note);
  fill(() => null);
  const source = screen.getByText('Oslo, later');
  await vi.waitFor(() => expect(source.closest('pre')?.hidden).toBe(true));
  const place = source.closest('pre')?.previousElementSibling?.firstElementChild;
  expect(place instanceof HTMLElement && place.style.minHeight).toBe('120px');
});

test('a source with changes that are marked in it is not drawn', async () => {
  function Compared() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={box}>
          <pre data-code="weather">
            <code>
              Oslo <ins>Fjord</ins>
            </code>
          </pre>
          <pre data-code="weather">
            <code>Oslo</code>
          </pre>
        </div>
        {useFences(box, '')}
      </>
    );
  }
  renderWithProviders(<Compared />);
  fill(Forecast);
  await screen.findByText(/sunny/);
  expect(screen.getAllByText(/sunny/)).toHaveLength(1);
});

test('the visual editor of a block gets the theme, and one that throws is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  report.mockReset();
  const props = { source: 'Oslo', onSave: () => {}, onCancel: () => {}, onUnsaved: () => {} };
  const extensionOf = (Editor: NonNullable<FenceModule['Editor']>) => ({
    remote: 'weather',
    point: 'fence/weather' as const,
    module: { Component: () => null, Editor },
    report,
  });
  const works = extensionOf(({ source, theme }) => <p>{`${source}, ${theme}`}</p>);
  const throws = extensionOf(() => {
    throw new Error('rain');
  });
  renderWithProviders(<FenceEditor extension={works} fallback={<p>stopped</p>} {...props} />);
  screen.getByText('Oslo, light');
  renderWithProviders(<FenceEditor extension={throws} fallback={<p>stopped</p>} {...props} />);
  screen.getByText('stopped');
  expect(report).toHaveBeenCalledOnce();
});

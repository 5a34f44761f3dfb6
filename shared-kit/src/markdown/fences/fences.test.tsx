// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FenceViewProps } from '../../federation/fence-module.ts';
import { type ExtensionSource, setExtensionSource } from '../../federation/use-extensions.ts';
import { renderWithProviders } from '../../testing/index.tsx';
import { NoteText } from '../note-text.tsx';
import { stubEverythingNear } from '../testing/everything-near.ts';

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
  act(() => listener?.([{ remote: 'weather', module: { Component }, report }]));

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

import { configQueries } from '@my-note/kit/queries';
import { renderWithProviders, standInService, testQueryClient } from '@my-note/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { id } from '../../testing/note-fixture.ts';
import { texts } from '../../texts.ts';
import { VideoLink } from './video-link.tsx';

beforeEach(() => void standInService());
afterEach(() => {
  cleanup();
  expect(fetch).not.toHaveBeenCalled();
});

const show = (reader: boolean | undefined, video?: { _id: string }) => {
  const queryClient = testQueryClient();
  if (reader !== undefined)
    queryClient.setQueryData(configQueries.list().queryKey, [{ key: 'USE_YOUTUBE_READER', value: reader }]);
  renderWithProviders(<VideoLink video={video} />, { queryClient });
  return screen.queryByRole('link', { name: texts.watch })?.getAttribute('href');
};

test('links to the video of a note while the Youtube Reader is on', () => {
  expect(show(true, { _id: id(4) })).toBe(`/i/youtube/${id(4)}`);
});

test.each([
  ['the Youtube Reader is off', false, { _id: id(4) }],
  ['the settings are not known', undefined, { _id: id(4) }],
  ['the note is of no video', true, undefined],
])('shows no link while %s, and fetches nothing', (_case, reader, video) => {
  expect(show(reader, video)).toBeUndefined();
});

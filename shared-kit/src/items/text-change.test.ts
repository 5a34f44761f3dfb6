import { ERROR_CODES } from '@my-note/contract';
import { withTask } from '@my-note/contract/markdown-tasks';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteQueries } from '../queries/notes.queries.ts';
import { item, noteOf } from '../testing/items.ts';
import { holdService } from '../testing/service.ts';
import { kitTexts } from '../texts.ts';
import { writeItem } from './item-mutation.ts';
import { itemMutations } from './items.mutations.ts';

const note = noteOf(item(1, 'plan'), { content: '- [ ] dig\n- [ ] sow', version: 3 });
const { queryKey } = noteQueries.bySlug('plan');
let service: ReturnType<typeof holdService>;
let client: QueryClient;
const shown = () => client.getQueryData(queryKey);
const tick = (index: number) =>
  writeItem(client, itemMutations.changeText(note), (content: string) => withTask(content, index, true));

beforeEach(() => {
  service = holdService();
  client = new QueryClient();
  client.setQueryData(queryKey, note);
});
afterEach(() => client.clear());

test('shows at once and is sent with the version that it is based on', async () => {
  const done = tick(0);
  const call = await service.called(1);
  expect(shown()?.content).toBe('- [x] dig\n- [ ] sow');
  expect(call).toMatchObject({ method: 'PUT', body: { content: '- [x] dig\n- [ ] sow', baseVersion: 3 } });
  call.respond(200, { ...note, content: '- [x] dig\n- [ ] sow', version: 4 });
  expect(await done).toMatchObject({ version: 4 });
  expect(shown()).toMatchObject({ content: '- [x] dig\n- [ ] sow', version: 4 });
});

test('two changes in a row are both shown, and the second is based on the first', async () => {
  const [first, second] = [tick(0), tick(1)];
  const call = await service.called(1);
  await vi.waitFor(() => expect(shown()?.content).toBe('- [x] dig\n- [x] sow'));
  call.respond(200, { ...note, content: '- [x] dig\n- [ ] sow', version: 4 });
  await first;
  expect(shown()?.content, 'the second one still shows').toBe('- [x] dig\n- [x] sow');
  const next = await service.called(2);
  expect(next.body).toEqual({ content: '- [x] dig\n- [x] sow', baseVersion: 4 });
  next.respond(200, { ...note, content: '- [x] dig\n- [x] sow', version: 5 });
  await second;
  expect(shown()).toMatchObject({ content: '- [x] dig\n- [x] sow', version: 5 });
});

const conflict = (content: string) => ({
  statusCode: 409,
  code: ERROR_CODES.versionConflict,
  message: 'x',
  current: { ...note, content, version: 9 },
});

test('a note that was changed meanwhile gets the change in its newest text', async () => {
  const done = tick(0);
  (await service.called(1)).respond(409, conflict('- [ ] dig\n- [ ] sow\n- [ ] rest'));
  const call = await service.called(2);
  const content = '- [x] dig\n- [ ] sow\n- [ ] rest';
  expect(call.body).toEqual({ content, baseVersion: 9 });
  call.respond(200, { ...note, content, version: 10 });
  await done;
  expect(shown()).toMatchObject({ content, version: 10 });
});

test('when the newest text no longer has it, that text is shown and the change fails', async () => {
  const done = tick(0);
  (await service.called(1)).respond(409, conflict('All done'));
  await expect(done).rejects.toThrow(kitTexts.textChanged);
  expect(shown()).toMatchObject({ content: 'All done', version: 9 });
});

test('is taken back after a refusal, and leaves later changes', async () => {
  const [first, second] = [tick(0), tick(1)];
  (await service.called(1)).respond(500, {});
  await expect(first).rejects.toThrow();
  expect(shown()?.content).toBe('- [ ] dig\n- [x] sow');
  (await service.called(2)).respond(423, {});
  await expect(second).rejects.toThrow();
  expect(shown()).toEqual(note);
});

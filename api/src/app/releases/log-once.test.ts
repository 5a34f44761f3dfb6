import { expect, it, vi } from 'vitest';
import { logOnce } from './log-once.ts';

const readOnly = (n: number) =>
  Object.assign(new Error(`EROFS: read-only file system, open field.json.${n}`), { code: 'EROFS' });

it('A failure is logged once while it stays the same, and again after a success', async () => {
  const log = { error: vi.fn() };
  const task = vi.fn<() => Promise<void>>();
  const run = logOnce(log, 'Writing', task);
  task.mockRejectedValueOnce(readOnly(1)).mockRejectedValueOnce(readOnly(2));
  await run();
  await run();
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledWith(expect.any(Error), 'Writing failed and is tried again');

  task.mockRejectedValueOnce(new Error('No connection'));
  await run();
  expect(log.error).toHaveBeenCalledTimes(2);

  task.mockResolvedValueOnce();
  task.mockRejectedValueOnce(new Error('No connection'));
  await run();
  await run();
  expect(log.error).toHaveBeenCalledTimes(3);
});

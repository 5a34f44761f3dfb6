import { expect, it, vi } from 'vitest';
import { openOnce } from './open-once.ts';

it('opens once for uses at the same time and for later ones', async () => {
  const open = vi.fn(async () => ({ name: 'agent' }));
  const agent = openOnce(open);
  const [first, second] = await Promise.all([agent.get(), agent.get()]);
  expect(second).toBe(first);
  expect(await agent.get()).toBe(first);
  expect(open).toHaveBeenCalledTimes(1);
});

it('opens again after a failure', async () => {
  const open = vi.fn(async () => 'agent').mockRejectedValueOnce(new Error('no file'));
  const agent = openOnce(open);
  await expect(agent.get()).rejects.toThrow('no file');
  expect(await agent.get()).toBe('agent');
});

it('closes what is open, once', async () => {
  const close = vi.fn();
  const agent = openOnce(async () => 'agent');
  await agent.close(close);
  expect(close).not.toHaveBeenCalled();
  await agent.get();
  await agent.close(close);
  await agent.close(close);
  expect(close.mock.calls).toEqual([['agent']]);
});

import { paths } from '@my-note/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { newUser, advance } = useApp({ writesPerMinute: 6 });
const unlimited = useApp({ writesPerMinute: 0 });

const write = (user: TestUser) => user.call('PUT', paths.configs, { key: 'dashboardTab', value: 'pinned' });
async function statuses(user: TestUser, times: number) {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await write(user)).status);
  return seen;
}

describe('The writes of a user', () => {
  it('are refused above the rate, with the time to retry after', async () => {
    const ada = await newUser();
    expect(await statuses(ada, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = await write(ada);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Try again in 10 s') });
    advance(10_000);
    expect(await statuses(ada, 2)).toEqual([200, 429]);
  });

  it('do not count for other users or for reads', async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    expect(await statuses(ada, 7)).toContain(429);
    expect((await write(bob)).status).toBe(200);
    expect((await ada.call('GET', paths.configs)).status).toBe(200);
  });

  it('are not limited where the rate is 0', async () => {
    expect(await statuses(await unlimited.newUser(), 20)).not.toContain(429);
  });
});

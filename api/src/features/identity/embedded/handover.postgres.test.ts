import { identityAnswerSchema, paths } from '@my-note/contract';
import { sessionListSchema } from '@my-note/contract/sessions';
import { expect, it } from 'vitest';
import { useReplicas } from '../../../testing/processes/replicas.ts';
import { newEmail, PASSWORD, signInWith, type TestApp } from '../../../testing/test-user.ts';

const replicas = useReplicas();
const RACES = 10;
const EXCHANGES = 10;

const handover = async (app: TestApp, path: string, payload: object) =>
  identityAnswerSchema.parse((await app.inject({ method: 'POST', url: `/api${path}`, payload })).json())
    .token;

const exchange = (app: TestApp, token: string) =>
  app.inject({
    method: 'POST',
    url: `/api${paths.loginRequests}`,
    payload: { provider: 'embedded', token },
  });

async function countSessions(app: TestApp, email: string) {
  const token = await handover(app, paths.signIn, { email, password: PASSWORD });
  const ada = await signInWith(app, { provider: 'embedded', token });
  return sessionListSchema.parse((await ada.call('GET', paths.loginRequests)).body).length - 1;
}

it('A handover token makes one session, however many exchanges of it run on both replicas', async () => {
  const [here, there] = replicas();
  for (let race = 0; race < RACES; race += 1) {
    const email = newEmail();
    const token = await handover(here.app, paths.signUp, { email, password: PASSWORD, name: 'Ada' });
    const responses = await Promise.all(
      Array.from({ length: EXCHANGES }, (_, n) => exchange((n % 2 === 0 ? here : there).app, token)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: EXCHANGES - 1 }, () => 401)]);
    expect(await countSessions(there.app, email)).toBe(1);
    expect((await exchange(there.app, token)).statusCode).toBe(401);
  }
});

it('Wrong passwords are counted for both replicas together', async () => {
  const [here, there] = replicas();
  const email = newEmail();
  await handover(here.app, paths.signUp, { email, password: PASSWORD, name: 'Ada' });
  const guess = ({ app }: typeof here) =>
    app.inject({
      method: 'POST',
      url: `/api${paths.signIn}`,
      payload: { email, password: 'wrong password' },
    });
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, n) => guess(n % 2 === 0 ? here : there)),
  );
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

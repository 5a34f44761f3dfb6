import { paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../../testing/test-app.ts';

const { app } = useApp();

it('answers that a site without an SMTP server sends no e-mail', async () => {
  const payload = { email: 'ada@example.org' };
  const response = await app().inject({ method: 'POST', url: `/api${paths.passwordLinks}`, payload });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'NO_MAIL' });
});

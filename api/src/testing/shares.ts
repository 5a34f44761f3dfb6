import { paths, SHARE_PASSWORD_HEADER, type ShareBody, shareSchema } from '@my-note/contract';
import type { TestApp, TestUser } from './test-user.ts';

export const share = async (user: TestUser, id: string, body?: ShareBody) =>
  shareSchema.parse((await user.call('PUT', paths.share(id), body ?? undefined)).body);

export const shareIdOf = ({ href }: { href: string }) => href.split('/')[3] ?? '';

/** Calls without an account. */
export const visitor = (app: () => TestApp) => async (path: string, password?: string) => {
  const headers = password === undefined ? {} : { [SHARE_PASSWORD_HEADER]: encodeURIComponent(password) };
  const response = await app().inject({ url: `/api${path}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

/** Work, with Plan, and with Inner and Deep; beside it a note that is not shared with it. */
export async function workToShare(ada: TestUser) {
  const home = await ada.category('Home');
  const work = await ada.category('Work', home._id);
  const inner = await ada.category('Inner', work._id);
  const [plan, deep] = [await ada.note('Plan', work._id), await ada.note('Deep', inner._id)];
  const outside = await ada.note('Outside', home._id);
  return { ada, work, inner, plan, deep, outside };
}

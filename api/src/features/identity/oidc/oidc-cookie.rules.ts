import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>;
/** The addresses of the site and of its service. */
export type SiteUrls = { page: URL; service: URL };

/** Where people open the site: as configured, or as this request has opened it. */
export function siteUrls(
  { publicUrl, apiHost }: { publicUrl: string | undefined; apiHost: string },
  { protocol, host }: Asked,
): SiteUrls {
  const page = new URL(publicUrl ?? `${protocol}://${host}`);
  return { page, service: new URL(`${apiHost.replace(/\/$/, '')}/`, page) };
}

/** One cookie per sign-in, so that two tabs may sign in at the same time. */
const nameOf = (state: string) => `my-note-oidc-${state.slice(0, 12)}`;

export const readStateCookie = ({ headers }: Asked, state: string) =>
  parseCookie(headers.cookie ?? '')[nameOf(state)];

/** Lax, as the provider sends the browser back from another site. Without a value, it removes the cookie. */
export const stateCookieHeader = (
  { service }: SiteUrls,
  state: string,
  { value, maxAge }: { value: string; maxAge: number },
) =>
  stringifySetCookie({
    name: nameOf(state),
    value,
    maxAge,
    path: `${service.pathname}auth/oidc`,
    httpOnly: true,
    sameSite: 'lax',
    secure: service.protocol === 'https:',
  });

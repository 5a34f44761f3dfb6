import { links, OIDC_RETURN, paths } from '@my-note/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type OidcSignIns, STARTED_MS } from './oidc.usecases.ts';
import { readStateCookie, type SiteUrls, siteUrls, stateCookieHeader } from './oidc-cookie.rules.ts';

/** Text of 256 random bits. */
const secretSchema = z.string().regex(/^[\w-]{43}$/, 'expected 43 characters');

type Options = { signIns: OidcSignIns; site: Parameters<typeof siteUrls>[0] };

/** Pages that the browser passes on its way; none responds with a body. */
export const oidcRoutes: FastifyPluginAsyncZod<Options> = async (app, { signIns, site }) => {
  const responses = { response: { 302: z.null().describe('The next page') } };

  app.get(
    paths.oidcStart,
    { schema: { querystring: z.strictObject({ page: secretSchema }), ...responses } },
    async (request, reply) => {
      const urls = siteUrls(site, request);
      try {
        const { url, state, cookie } = await signIns.start(request.query.page, callbackOf(urls));
        const maxAge = STARTED_MS / 1000;
        reply.header('set-cookie', stateCookieHeader(urls, state, { value: cookie, maxAge }));
        return await leave(reply, url);
      } catch (error) {
        return toLoginPage(reply, urls, { [OIDC_RETURN.error]: signIns.refusalOf(error) });
      }
    },
  );

  // The provider may add parameters; the library checks those that count.
  app.get(
    paths.oidcCallback,
    {
      schema: {
        querystring: z.looseObject({ state: secretSchema.optional().catch(undefined) }),
        ...responses,
      },
    },
    async (request, reply) => {
      const urls = siteUrls(site, request);
      const { state = '' } = request.query;
      const returned = new URL(callbackOf(urls));
      returned.search = new URL(request.url, urls.page).search;
      const cookie = readStateCookie(request, state);
      if (cookie !== undefined)
        reply.header('set-cookie', stateCookieHeader(urls, state, { value: '', maxAge: 0 }));
      try {
        const token = await signIns.complete(returned, state, cookie);
        return await toLoginPage(reply, urls, { [OIDC_RETURN.token]: token });
      } catch (error) {
        return toLoginPage(reply, urls, { [OIDC_RETURN.error]: signIns.refusalOf(error) });
      }
    },
  );

  app.get(paths.oidcSignOut, { schema: responses }, async (request, reply) => {
    const urls = siteUrls(site, request);
    try {
      return await leave(reply, await signIns.signOutUrl(loginPageOf(urls)));
    } catch (error) {
      signIns.refusalOf(error);
      return leave(reply, loginPageOf(urls));
    }
  });
};

const callbackOf = ({ service }: SiteUrls) => new URL(paths.oidcCallback.slice(1), service).href;
const loginPageOf = ({ page }: SiteUrls) => new URL(links.login(), page).href;

const leave = (reply: FastifyReply, url: string) =>
  reply.header('referrer-policy', 'no-referrer').redirect(url, 302);

/** In the fragment, which no server and no log receives. */
const toLoginPage = (reply: FastifyReply, urls: SiteUrls, values: Record<string, string>) =>
  leave(reply, `${loginPageOf(urls)}#${new URLSearchParams(values)}`);

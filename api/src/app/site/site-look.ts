import { createHash } from 'node:crypto';
import { accentCss } from '@my-note/contract/look';
import type { FastifyPluginAsync } from 'fastify';
import type { LookSettings } from '../config/look-settings.ts';

const PATH = '/site.css';
const HASH_LENGTH = 16;

/** What the operator adds to the head of every page. */
export interface SiteLook {
  /** Markup at the end of the head. `isSafe` leaves out custom CSS, so that a page with a mistake in it can be used. */
  head: (isSafe: boolean) => string;
  css: string | undefined;
}

export function createSiteLook({ accent, css }: LookSettings): SiteLook {
  const style = accent === undefined ? '' : `<style id="site-accent">${accentCss(accent)}</style>`;
  const hash = createHash('sha256')
    .update(css ?? '')
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const link = css === undefined ? '' : `<link id="site-css" rel="stylesheet" href="${PATH}?v=${hash}">`;
  return { head: (isSafe) => (isSafe ? style : style + link), css };
}

/** The operator's CSS as a file, whose address changes with it. */
export const siteCss: FastifyPluginAsync<{ css: string }> = async (app, { css }) => {
  app.get(PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(css),
  );
};

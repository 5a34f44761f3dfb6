import { paths } from '@my-note/contract';
import {
  forgottenAnswerSchema,
  forgottenSchema,
  linkOwnerSchema,
  passwordLinkSchema,
  resetPasswordSchema,
} from '@my-note/contract/passwords';
import { signInBody } from '../../../core/http/body/body-size.ts';
import { callerOf } from '../../../core/http/caller.ts';
import type { Routes } from '../../../core/http/routes.ts';
import type { EndingDeps } from '../../sessions/remove-session.usecases.ts';
import { createForgotten, type ForgottenDeps } from './forgotten.usecases.ts';
import { readPasswordLink, resetPassword } from './password-links.usecases.ts';

/** Calls of somebody who cannot sign in. */
export const passwordLinksRoutes: Routes<EndingDeps & ForgottenDeps> = async (app, { deps }) => {
  const forgotten = createForgotten(deps);
  app.addHook('onClose', () => forgotten.close());

  app.post(
    paths.passwordLinks,
    { ...signInBody, schema: { body: forgottenSchema, response: { 200: forgottenAnswerSchema } } },
    (request) => forgotten.ask(request.body.email, request.ip),
  );

  app.post(
    paths.passwordLinkCheck,
    { ...signInBody, schema: { body: passwordLinkSchema, response: { 200: linkOwnerSchema } } },
    (request) => readPasswordLink(deps, request.body.token),
  );

  app.post(
    paths.passwordLinkUse,
    { ...signInBody, schema: { body: resetPasswordSchema, response: { 200: linkOwnerSchema } } },
    (request) => resetPassword(deps, request.body.token, request.body.password, callerOf(request)),
  );
};

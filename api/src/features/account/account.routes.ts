import multipart from '@fastify/multipart';
import { idParamsSchema, paths } from '@my-note/contract';
import {
  accountNameSchema,
  accountSchema,
  deletionSchema,
  emailChangeSchema,
  endedSessionsSchema,
  languageChoiceSchema,
  PERSON_PICTURE,
  passwordChangeSchema,
  plannedDeletionSchema,
  storedLanguageSchema,
} from '@my-note/contract/account';
import { LANGUAGE_PATH } from '@my-note/contract/language';
import type { Uploads } from '../../core/files/uploads.ts';
import { signInBody } from '../../core/http/body/body-size.ts';
import { receiveFile } from '../../core/http/body/receive-file.ts';
import { callerOf } from '../../core/http/caller.ts';
import type { Routes } from '../../core/http/routes.ts';
import { requireSessionAuth } from '../../core/http/session.ts';
import { acceptedLanguage } from '../../core/language/request-language.ts';
import { createAttemptLimiter } from '../../core/rate-limits/attempt-limiter.ts';
import { writeLanguage } from '../../items/index.ts';
import { createPasswordConfirmation } from '../identity/factors/confirm-password.usecases.ts';
import type { AccountRules } from '../identity/identity.port.ts';
import { identityTexts } from '../identity/texts.ts';
import type { EndingDeps } from '../sessions/remove-session.usecases.ts';
import { pictureGone, pictureTooLarge } from './account.errors.ts';
import type { ConfirmingDeps } from './confirmation.usecases.ts';
import { requestDeletion } from './deletion/request-deletion.usecases.ts';
import { changePassword } from './passwords/change-password.usecases.ts';
import {
  changeEmail,
  changeName,
  readAccount,
  readPicture,
  removePicture,
  setPicture,
} from './profile/profile.usecases.ts';

const EMAIL_CHANGES_AN_HOUR = 10;

type AccountDeps = EndingDeps &
  Pick<ConfirmingDeps, 'isFreshSession'> & { uploads: Uploads; config: Pick<AccountRules, 'limits'> };

/** A person's own account. A token may not touch it. */
export const accountRoutes: Routes<AccountDeps> = async (app, { deps: given }) => {
  const emailChanges = createAttemptLimiter(given, {
    name: 'change of the address',
    max: EMAIL_CHANGES_AN_HOUR,
    windowMs: 60 * 60_000,
    message: () => identityTexts.tooManyAttempts,
  });
  const deps = {
    ...given,
    confirmPassword: createPasswordConfirmation(given),
    countEmailChange: emailChanges.consume,
  };
  await app.register(multipart);
  const answer = { response: { 200: accountSchema } };

  app.get(paths.account, { schema: answer }, (request) => readAccount(deps, requireSessionAuth(request)));

  app.put(paths.account, { ...signInBody, schema: { body: accountNameSchema, ...answer } }, (request) =>
    changeName(deps, requireSessionAuth(request), request.body.name),
  );

  app.put(paths.accountEmail, { ...signInBody, schema: { body: emailChangeSchema, ...answer } }, (request) =>
    changeEmail(deps, requireSessionAuth(request), request.body, callerOf(request)),
  );

  app.put(
    paths.accountPassword,
    { ...signInBody, schema: { body: passwordChangeSchema, response: { 200: endedSessionsSchema } } },
    async (request, reply) => {
      const browser = { caller: callerOf(request), secure: request.protocol === 'https' };
      const changing = changePassword(deps, requireSessionAuth(request), request.body, browser);
      const { response, cookie } = await changing;
      reply.header('set-cookie', cookie);
      return response;
    },
  );

  app.put(
    paths.accountPicture,
    { schema: { consumes: ['multipart/form-data'], ...answer } },
    async (request) => {
      const session = requireSessionAuth(request);
      const limit = { maxBytes: PERSON_PICTURE.bytes, tooLarge: pictureTooLarge };
      const { file } = await receiveFile(request, deps.uploads, limit);
      try {
        return await setPicture(deps, session, file);
      } finally {
        await deps.uploads.discard(file);
      }
    },
  );

  app.delete(paths.accountPicture, { schema: answer }, (request) =>
    removePicture(deps, requireSessionAuth(request)),
  );

  app.get(paths.ownPicture(':id'), { schema: { params: idParamsSchema } }, async (request, reply) => {
    const picture = await readPicture(deps, request.userId, request.params.id);
    if (!picture) throw pictureGone();
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(Buffer.from(picture.bytes, 'base64'));
  });

  app.put(
    LANGUAGE_PATH,
    { ...signInBody, schema: { body: languageChoiceSchema, response: { 200: storedLanguageSchema } } },
    async (request) => {
      const { userId } = requireSessionAuth(request);
      const language = request.body.language ?? acceptedLanguage(request.headers);
      await writeLanguage(deps.db, userId, language);
      return { language };
    },
  );

  app.post(
    paths.accountDeletion,
    { ...signInBody, schema: { body: deletionSchema, response: { 200: plannedDeletionSchema } } },
    (request) => requestDeletion(deps, requireSessionAuth(request), request.body, callerOf(request)),
  );
};

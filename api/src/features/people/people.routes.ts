import { idParamsSchema, paths, removedSchema } from '@my-note/contract';
import { activityQuerySchema } from '@my-note/contract/activity';
import {
  invitationCreateSchema,
  invitationListSchema,
  newInvitationSchema,
  passwordLinkSchema,
  peoplePageSchema,
  peopleQuerySchema,
  personSchema,
  personUpdateSchema,
  siteActivitySchema,
} from '@my-note/contract/people';
import { callerOf } from '../../core/http/caller.ts';
import type { Routes } from '../../core/http/routes.ts';
import { createPasswordLink } from '../account/passwords/password-links.usecases.ts';
import { readSiteActivity } from '../activity/activity.usecases.ts';
import type { SessionCache } from '../sessions/sessions.cache.ts';
import { createInvitation, readInvitations, revokeInvitation } from './invitations.usecases.ts';
import { requireOperator } from './operator.plugin.ts';
import { changePerson, type PeopleDeps, readPeople, readPerson } from './people.usecases.ts';

/** Calls of the operator (docs/specification/service.md#calls-of-the-operator). */
export const peopleRoutes: Routes<PeopleDeps & { sessions: SessionCache }> = async (app, { deps }) => {
  await app.register(requireOperator, deps);

  app.get(
    paths.people,
    { schema: { querystring: peopleQuerySchema, response: { 200: peoplePageSchema } } },
    (request) => readPeople(deps, request.query),
  );

  app.patch(
    paths.person(':id'),
    { schema: { params: idParamsSchema, body: personUpdateSchema, response: { 200: personSchema } } },
    async (request) => {
      const by = { caller: callerOf(request) };
      const person = await changePerson(deps, request.params.id, request.body, by);
      deps.sessions.forgetUser(request.params.id);
      return person;
    },
  );

  app.post(
    paths.personPasswordLink(':id'),
    { schema: { params: idParamsSchema, response: { 200: passwordLinkSchema } } },
    async (request) => {
      const { _id } = await readPerson(deps, request.params.id);
      const { path, expiresAt } = await createPasswordLink(deps, _id, { caller: callerOf(request) });
      return { href: path, expiresAt: expiresAt.toISOString() };
    },
  );

  app.get(
    paths.siteActivity,
    { schema: { querystring: activityQuerySchema, response: { 200: siteActivitySchema } } },
    (request) => readSiteActivity(deps, request.query.cursor),
  );

  app.get(paths.invitations, { schema: { response: { 200: invitationListSchema } } }, () =>
    readInvitations(deps),
  );

  app.post(
    paths.invitations,
    { schema: { body: invitationCreateSchema, response: { 200: newInvitationSchema } } },
    (request) =>
      createInvitation(deps, request.body.label, { operatorId: request.userId, caller: callerOf(request) }),
  );

  app.delete(
    paths.invitation(':id'),
    { schema: { params: idParamsSchema, response: { 200: removedSchema } } },
    (request) =>
      revokeInvitation(deps, request.params.id, { operatorId: request.userId, caller: callerOf(request) }),
  );
};

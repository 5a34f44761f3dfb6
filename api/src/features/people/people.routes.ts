import { idParamsSchema, paths } from '@my-note/contract';
import {
  peoplePageSchema,
  peopleQuerySchema,
  personSchema,
  personUpdateSchema,
} from '@my-note/contract/people';
import type { Routes } from '../../core/http/routes.ts';
import type { SessionCache } from '../sessions/sessions.cache.ts';
import { requireOperator } from './operator.plugin.ts';
import { changePerson, type PeopleDeps, readPeople } from './people.usecases.ts';

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
      const person = await changePerson(deps, request.params.id, request.body);
      deps.sessions.forgetUser(request.params.id);
      return person;
    },
  );
};

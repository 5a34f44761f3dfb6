import { paths, removedSchema } from '@my-note/contract';
import {
  newInvitationSchema,
  type Person,
  type PersonUpdate,
  passwordLinkSchema,
  personSchema,
} from '@my-note/contract/people';
import { api } from '@my-note/kit/http';
import { mutationOptions, type QueryClient } from '@my-note/kit/query';
import { peopleQueries } from './people.queries.ts';

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: peopleQueries.all });

export const peopleMutations = {
  change: () =>
    mutationOptions({
      mutationFn: ({ person, change }: { person: Person; change: PersonUpdate }) =>
        api.patch(paths.person(person._id), { body: change, schema: personSchema }),
      onSettled: (_response, _error, _change, _result, { client }) => refresh(client),
    }),
  passwordLink: () =>
    mutationOptions({
      mutationFn: (person: Person) =>
        api.post(paths.personPasswordLink(person._id), { schema: passwordLinkSchema }),
      // The link is shown once; nothing keeps it afterwards.
      gcTime: 0,
    }),
  invite: () =>
    mutationOptions({
      mutationFn: (body: { label: string }) =>
        api.post(paths.invitations, { body, schema: newInvitationSchema }),
      gcTime: 0,
      onSettled: (_response, _error, _body, _result, { client }) => refresh(client),
    }),
  revoke: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(paths.invitation(id), { schema: removedSchema }),
      onSettled: (_response, _error, _id, _result, { client }) => refresh(client),
    }),
};

import type { Person, PersonUpdate } from '@my-note/contract/people';
import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import { createPasswordLink } from '../account/passwords/password-links.usecases.ts';
import { findPeople } from './people.repository.ts';
import { changePerson, describe, type PeopleDeps, readPeople } from './people.usecases.ts';

const LISTED = 1_000;
const MEGABYTE = 1024 * 1024;

const listSchema = z.strictObject({ search: z.string().max(200).optional() });

export const listAccountsCommand =
  (deps: PeopleDeps): Command =>
  async (args, say) => {
    const { data, total } = await readPeople(deps, readArgs(listSchema, args), LISTED);
    if (data.length === 0) say('There are no accounts');
    for (const person of data) say([person.email, person.name, ...factsOf(person)].join('  '));
    if (total > data.length) say(`${total - data.length} more: search for a name or an address`);
  };

/** An email address or an id. */
const whoSchema = z.strictObject({ who: z.string().min(1).max(254) });

export const showAccountCommand =
  (deps: PeopleDeps): Command =>
  async (args, say) => {
    const person = await findPerson(deps, readArgs(whoSchema, args).who);
    say(`${person.email}  ${person.name}`);
    for (const fact of factsOf(person)) say(`  ${fact}`);
    say(`  created ${dayOf(person.createdAt)}`);
    say(`  ${person.sessions} ${person.sessions === 1 ? 'session' : 'sessions'}`);
    say(`  id ${person._id}`);
  };

/** Says in one line what has changed. */
const changeCommand =
  (change: PersonUpdate, done: (person: Person) => string) =>
  (deps: PeopleDeps): Command =>
  async (args, say) => {
    const { _id } = await findPerson(deps, readArgs(whoSchema, args).who);
    say(done(await changePerson(deps, _id, change)));
  };

export const disableAccountCommand = changeCommand(
  { disabled: true },
  ({ email }) => `${email} is disabled: signed out everywhere, shares closed, nothing deleted`,
);
export const enableAccountCommand = changeCommand(
  { disabled: false },
  ({ email }) => `${email} can sign in again`,
);
export const makeOperatorCommand = changeCommand(
  { role: 'operator' },
  ({ email }) => `${email} is an operator of this site`,
);

export const deleteAccountCommand =
  (deps: PeopleDeps): Command =>
  async (args, say) => {
    const { _id } = await findPerson(deps, readArgs(whoSchema, args).who);
    const { email, deletionAt } = await changePerson(deps, _id, { deleted: true });
    say(`${email} is signed out, and deleted with everything on ${dayOf(deletionAt ?? '')}`);
    say('Until then, signing in takes it back; my-note accounts disable prevents that');
  };

/** Where people open the site. */
export type SiteAddress = { port?: number; publicUrl?: string | undefined };

/** Prints a link for a new password, which works once and needs no e-mail. */
export const resetPasswordCommand =
  (deps: PeopleDeps, { port = 3000, publicUrl }: SiteAddress): Command =>
  async (args, say) => {
    const { _id, email } = await findPerson(deps, readArgs(whoSchema, args).who);
    const { path, expiresAt } = await createPasswordLink(deps, _id);
    say(`${email} can choose a new password once with this link, until ${expiresAt.toISOString()}:`);
    say(new URL(path, publicUrl ?? `http://localhost:${port}`).href);
    if (!publicUrl) say('From another machine, replace localhost by the name of this one');
  };

/** The one account with this address or id. */
export async function findPerson(deps: PeopleDeps, who: string): Promise<Person> {
  const isId = z.uuid().safeParse(who).success;
  const [person, ...others] = await describe(
    deps,
    await findPeople(deps.db, isId ? { id: who } : { email: who }),
  );
  if (!person) throw new Error(`${who} has no account. my-note accounts list shows all`);
  if (others.length > 0) {
    const ids = [person, ...others].map(({ _id }) => _id).join(', ');
    throw new Error(`${who} has ${others.length + 1} accounts. Name one by its id: ${ids}`);
  }
  return person;
}

const dayOf = (date: string) => date.slice(0, 10);

const factsOf = ({ role, lastActiveAt, notes, storage, disabledAt, deletionAt }: Person) => [
  ...(role === 'operator' ? ['operator'] : []),
  ...(disabledAt ? [`disabled since ${dayOf(disabledAt)}`] : []),
  ...(deletionAt ? [`deleted on ${dayOf(deletionAt)}`] : []),
  lastActiveAt ? `last active ${dayOf(lastActiveAt)}` : 'never active',
  `${notes} ${notes === 1 ? 'note' : 'notes'}`,
  `${(storage / MEGABYTE).toFixed(1)} MB`,
];

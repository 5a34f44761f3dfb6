import type { Services } from '../../core/services.ts';
import { removeSessionsOf } from '../sessions/remove-session.usecases.ts';
import { lastOperator, personGone } from './people.errors.ts';
import { hasOtherOperator, lockPerson, updatePerson } from './people.repository.ts';

export type PeopleDeps = Pick<Services, 'db' | 'bus' | 'clock'>;
export type PersonChange = { disabled?: boolean; role?: 'user' | 'operator' };

/**
 * Disables or enables an account, or changes who is an operator. A disabled account is signed out everywhere at once;
 * its rows are kept.
 */
export function changePerson(deps: PeopleDeps, id: string, { disabled, role }: PersonChange) {
  return deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw personGone();
    const steps = disabled === true || role === 'user';
    if (steps && person.role === 'operator' && !(await hasOtherOperator(tx, id))) throw lastOperator();
    const disabledAt = disabled ? (person.disabledAt ?? deps.clock()) : null;
    const changed = await updatePerson(tx, id, {
      ...(disabled === undefined ? {} : { disabledAt }),
      ...(role === undefined ? {} : { role }),
    });
    if (disabled && !person.disabledAt) await removeSessionsOf(deps, tx, id);
    return changed;
  });
}

import { translated } from '@my-note/contract/language';

/** Refusals of the calls of an operator. */
export const peopleTexts = translated('api/people', {
  tooManyInvitations: (count: number) => `There are ${count} open invitations. Revoke one first`,
  invitationGone: 'This invitation was used or revoked already',
  operatorOnly: 'Only the operator of this site can do this',
  accountGone: 'This account no longer exists',
  lastOperator: 'This is the only operator. Make someone else an operator first',
});

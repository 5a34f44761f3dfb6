import { translated } from '@my-note/contract/language';

const plurals = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string) => `${n} ${plurals.select(n) === 'one' ? one : other}`;

export const peopleTexts = translated('workspace/people', {
  pageTitle: 'People',
  forbidden: 'Only the operator can open this page',
  forbiddenText: 'It lists the accounts of this site. Ask your administrator if you need something changed.',

  accounts: 'Accounts',
  accountsHint: 'Figures only: nobody else’s notes are shown here.',
  search: 'Search by name or email',
  loading: 'Loading accounts',
  loadingMore: 'Loading more accounts',
  unknown: 'Couldn’t load the accounts',
  noMatch: 'No account matches. Try fewer words.',
  total: (n: number) => count(n, 'account', 'accounts'),

  operator: 'Operator',
  disabled: 'Disabled',
  you: 'You',
  activeWhen: (when: string) => `Last active ${when}`,
  neverActive: 'Never active',
  notes: (n: number) => count(n, 'note', 'notes'),
  sessions: (n: number) => count(n, 'session', 'sessions'),
  deletedWhen: (when: string) => `Deleted ${when}`,

  backups: 'Backups',
  backupsHint: 'Encrypted copies of everything, made by the server.',
  loadingBackups: 'Loading backups',
  backupsUnknown: 'Couldn’t load the backups',
  noBackups: 'No backups are made automatically. Set BACKUP_EVERY and BACKUP_TO on the server.',
  backupsFailSince: (when: string, reason: string) =>
    `Backups are failing. First failure: ${when}. ${reason}`,
  lastBackup: 'Last good backup',
  backupMade: (when: string, size: string, rows: number, files: number) =>
    `${when}: ${size}, ${count(rows, 'row', 'rows')}, ${count(files, 'attachment', 'attachments')}`,
  neverBackedUp: 'None yet',
  backupPlace: 'Kept in',
  nextBackup: 'Next backup',
  nextBackupWhen: (when: string, n: number) => `${when}. ${count(n, 'backup is', 'backups are')} kept`,

  actionsOf: (name: string) => `Actions for ${name}`,
  passwordLink: 'Create password link',
  disable: 'Disable account',
  enable: 'Enable account',
  makeOperator: 'Make operator',
  unmakeOperator: 'Remove operator role',
  deleteAccount: 'Delete account',
  keepAccount: 'Keep account',

  disableTitle: (name: string) => `Disable the account of ${name}?`,
  disableText:
    'They are signed out on every device, their access tokens stop working, and their share links close. Nothing is deleted, and you can enable the account again.',
  deleteTitle: (name: string) => `Delete the account of ${name}?`,
  deleteText:
    'They are signed out now. In 7 days, all their notes and files are deleted permanently. Until then you can keep the account, and signing in keeps it too.',
  operatorTitle: (name: string) => `Make ${name} an operator?`,
  operatorText: 'Operators see this page: they can disable and delete accounts, and invite people.',
  unmakeTitle: (name: string) => `Remove the operator role of ${name}?`,
  unmakeText: 'They keep their account and their notes, and can no longer open this page.',

  linkTitle: (name: string) => `Password link for ${name}`,
  linkText: 'Send it to them over a channel that you trust. It works once, and is shown only now.',
  linkLabel: 'Password link',
  done: 'Done',

  invitations: 'Invitations',
  invitationsHint: 'Each link creates exactly one account within a week, also while sign-up is closed.',
  invite: 'Invite someone',
  inviteFor: 'Who is it for?',
  inviteForHint: 'A note for yourself, like a name.',
  createInvitation: 'Create invitation',
  cancel: 'Cancel',
  invitationFor: (label: string) => `Invitation for ${label}`,
  invitationText: 'Send this link to the person. It works once, and is shown only now.',
  invitationLabel: 'Invitation link',
  noInvitations: 'No invitations yet. Invite someone to create an account.',
  invitationsUnknown: 'Couldn’t load the invitations',
  loadingInvitations: 'Loading invitations',
  unnamed: 'Invitation',
  expiresWhen: (when: string) => `Expires ${when}`,
  expiredWhen: (when: string) => `Expired ${when}`,
  usedWhen: (when: string) => `Used ${when}`,
  revoke: 'Revoke',

  activity: 'Activity of this site',
  activityHint: 'Sign-ins and other security events of every account in the last 90 days.',
  loadingActivity: 'Loading activity',
  loadingMoreActivity: 'Loading more activity',
  activityUnknown: 'Couldn’t load the activity',
});

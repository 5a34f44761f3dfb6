import type { Command } from '../../core/database/directory/control-channel.ts';
import type { Services } from '../../core/services.ts';
import { type BackupDeps, backupCommand } from '../../features/backup/backup.command.ts';
import { notifyCommand } from '../../features/notifications/notify.command.ts';
import { linkAccountCommand } from '../../features/people/link.command.ts';
import {
  deleteAccountCommand,
  disableAccountCommand,
  enableAccountCommand,
  listAccountsCommand,
  makeOperatorCommand,
  resetPasswordCommand,
  type SiteAddress,
  showAccountCommand,
} from '../../features/people/people.command.ts';
import { endTwoStepCommand } from '../../features/people/two-step.command.ts';
import {
  answerRequestCommand,
  listRequestsCommand,
  requestScreenshotCommand,
} from '../../features/requests/requests.command.ts';

/** The operator's commands, by name. */
export const createCommands = (services: Services, place: BackupDeps & SiteAddress) =>
  ({
    'list-accounts': listAccountsCommand(services),
    'show-account': showAccountCommand(services),
    'disable-account': disableAccountCommand(services),
    'enable-account': enableAccountCommand(services),
    'make-operator': makeOperatorCommand(services),
    'link-account': linkAccountCommand(services),
    'end-two-step': endTwoStepCommand(services),
    'reset-password': resetPasswordCommand(services, place),
    'delete-account': deleteAccountCommand(services),
    backup: backupCommand(place),
    notify: notifyCommand(services),
    'list-requests': listRequestsCommand(services),
    'request-screenshot': requestScreenshotCommand(services),
    'answer-request': answerRequestCommand(services),
  }) satisfies Record<string, Command>;
export type CommandName = keyof ReturnType<typeof createCommands>;

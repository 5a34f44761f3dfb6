import { type BackupPlace, backupCommand } from '../backup/backup.command.ts';
import type { Command } from '../db/control-channel.ts';
import { notifyCommand } from '../modules/notifications/notify.command.ts';
import {
  answerRequestCommand,
  listRequestsCommand,
  requestScreenshotCommand,
} from '../modules/requests/requests.command.ts';
import type { Services } from '../services.ts';

/** What the operator can have done, by name. */
export const createCommands = (services: Services, place: BackupPlace) =>
  ({
    backup: backupCommand(services, place),
    notify: notifyCommand(services),
    'list-requests': listRequestsCommand(services),
    'request-screenshot': requestScreenshotCommand(services),
    'answer-request': answerRequestCommand(services),
  }) satisfies Record<string, Command>;
export type CommandName = keyof ReturnType<typeof createCommands>;

import { unknownWord } from '@my-note/tooling/nearest';
import {
  type CommandLine,
  DATA_SETTINGS,
  demandWords,
  UsageError,
} from '../../core/commands/command-line.ts';
import { collectPicture } from './collect-picture.ts';
import { runCommand } from './run-later.ts';

const WORDS = ['list', 'screenshot', 'answer'];

/** `my-note requests` */
export const requests: CommandLine = {
  name: 'requests',
  purpose: 'lists reported issues and wanted features, and answers them',
  usage: [
    ['requests list [open|planned|done|declined|all]', 'open ones by default'],
    ['requests screenshot <id> <file.png>', 'writes the picture of a request to a new file'],
    ['requests answer <id> <open|planned|done|declined> ["Text"]', 'with a text for the person who asked'],
  ],
  examples: ['requests list', 'requests answer <id> planned "In the next version"'],
  settings: DATA_SETTINGS,
  async run(typed) {
    const [action = ''] = demandWords(typed, 1, 4, `One of ${WORDS.join(', ')}`);
    if (!WORDS.includes(action)) throw new UsageError(unknownWord('requests command', action, WORDS));
    const [, first = 'open', second = '', answer] = demandWords(
      typed,
      { list: 1, screenshot: 3, answer: 3 }[action] ?? 1,
      { list: 2, screenshot: 3, answer: 4 }[action] ?? 4,
      'The id, or what follows it,',
    );
    if (action === 'list') return runCommand('list-requests', { status: first });
    if (action === 'screenshot')
      return runCommand('request-screenshot', { id: first }, collectPicture(second));
    await runCommand('answer-request', { id: first, status: second, ...(answer ? { answer } : {}) });
  },
};

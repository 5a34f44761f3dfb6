import { parseArgs } from 'node:util';
import { collectPicture } from './collect-picture.ts';
import { main } from './run-command.ts';

const USAGE = `Usage: pnpm requests list [open|planned|done|declined|all]
       pnpm requests screenshot <id> <file.png>
       pnpm requests answer <id> <open|planned|done|declined> ["Text for whoever asked"]`;

await main(() => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [action, first, second, answer, ...more] = positionals;
  if (action === 'list' && second === undefined) {
    return { name: 'list-requests', args: { status: first ?? 'open' } };
  }
  if (!first || !second || more.length > 0) throw new Error(USAGE);
  if (action === 'screenshot' && answer === undefined) {
    return { name: 'request-screenshot', args: { id: first }, collect: collectPicture(second) };
  }
  if (action !== 'answer') throw new Error(USAGE);
  return { name: 'answer-request', args: { id: first, status: second, ...(answer ? { answer } : {}) } };
});

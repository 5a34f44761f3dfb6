import { parseArgs } from 'node:util';
import { main } from './run-command.ts';

const USAGE = `Usage: pnpm requests list [open|planned|done|declined|all]
       pnpm requests answer <id> <open|planned|done|declined> ["Text for whoever asked"]`;

await main(() => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [action, first, status, answer, ...more] = positionals;
  if (action === 'list' && status === undefined) {
    return { name: 'list-requests', args: { status: first ?? 'open' } };
  }
  if (action !== 'answer' || !first || !status || more.length > 0) throw new Error(USAGE);
  return { name: 'answer-request', args: { id: first, status, ...(answer ? { answer } : {}) } };
});

import { parseArgs } from 'node:util';
import { main } from './run-command.ts';

const USAGE = `Usage: pnpm notify --all "Title" "Text"
       pnpm notify --to ada@example.org "Title" "Text"
Options: --href /i/notifications   the page that the notification opens`;

await main(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, to: { type: 'string' }, href: { type: 'string' } },
  });
  const [title, text, ...more] = positionals;
  if (!title || !text || more.length > 0 || (values.all ?? false) === (values.to !== undefined))
    throw new Error(USAGE);
  const { to = 'all', href } = values;
  return { name: 'notify', args: { to, title, text, ...(href ? { href } : {}) } };
});

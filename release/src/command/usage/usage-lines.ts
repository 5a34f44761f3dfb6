import type { Usage } from './count-usage.ts';

/** The counts as a table for the terminal. */
export function usageLines({ points, exports, unknown }: Usage): string[] {
  return [
    ...table('Extension points', points),
    '',
    ...table('Exports of the kit and the contract', exports),
    ...(unknown.length > 0 ? ['', `Not counted, as built before kit 1.12: ${unknown.join(', ')}`] : []),
  ];
}

function table(title: string, users: Record<string, string[]>): string[] {
  const rows = Object.entries(users);
  const width = Math.max(0, ...rows.map(([what]) => what.length));
  return [
    title,
    ...rows.map(([what, names]) =>
      `  ${what.padEnd(width)}  ${String(names.length).padStart(3)}  ${names.join(', ')}`.trimEnd(),
    ),
  ];
}

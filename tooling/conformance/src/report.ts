import type { Outcome } from './finding.ts';

/** What all checks have found, for a person: a line for each check, and below it what, where, and what to do. */
export function table(outcomes: Outcome[]): string[] {
  const width = Math.max(0, ...outcomes.map(({ check }) => check.length));
  const remotes = [...new Set(outcomes.map(({ remote }) => remote))];
  return remotes.flatMap((remote) => [
    remote,
    ...outcomes.filter((one) => one.remote === remote).flatMap((one) => linesOf(one, width)),
    '',
  ]);
}

function linesOf({ check, findings, leftOut }: Outcome, width: number): string[] {
  const verdict = leftOut
    ? `left out: ${leftOut}`
    : findings.length === 0
      ? 'ok'
      : `${findings.length} found`;
  return [
    `  ${check.padEnd(width)}  ${verdict}`,
    ...findings.flatMap(({ what, where, whatToDo }) => [
      `    - ${what.replaceAll('\n', ' ')}`,
      `      where: ${where}`,
      `      to do: ${whatToDo}`,
    ]),
  ];
}

/** The last line: how it ended. */
export function summary(outcomes: Outcome[]): string {
  const found = outcomes.reduce((sum, { findings }) => sum + findings.length, 0);
  const leftOut = outcomes.filter((one) => one.leftOut).length;
  const rest = leftOut > 0 ? `, ${leftOut} checks left out` : '';
  const count = found === 0 ? 'Nothing found' : `${found} ${found === 1 ? 'thing' : 'things'} to change`;
  return `${count} in ${outcomes.length - leftOut} checks${rest}.`;
}

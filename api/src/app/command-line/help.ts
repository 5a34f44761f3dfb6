import type { CommandLine } from '../../core/commands/command-line.ts';

const PROGRAM = 'my-note';

/** The output of `my-note <command> --help`. */
export function helpOf({
  name,
  purpose,
  usage,
  options = {},
  examples,
  settings,
  notes,
}: CommandLine): string {
  const described = Object.entries(options).map(([option, { short, value, meaning }]): [string, string] => [
    `${short ? `-${short}, ` : ''}--${option}${value ? ` <${value}>` : ''}`,
    meaning,
  ]);
  return [
    `my-note ${name}: ${purpose}.`,
    section('Usage', table(usage.map(([form, meaning = '']) => [`${PROGRAM} ${form}`, meaning]))),
    section('Options', table([...described, ['-h, --help', 'this text']])),
    section(
      'Examples',
      examples.map((example) => `${PROGRAM} ${example}`),
    ),
    section('Settings, as environment variables', table(Object.entries(settings))),
    ...(notes ? [notes] : []),
  ].join('\n\n');
}

/** The output of `my-note help`. */
export const overview = (commands: CommandLine[], version: string): string =>
  [
    `My Note ${version}: personal notes you host yourself.`,
    section('Commands', table(commands.map(({ name, purpose }) => [`${PROGRAM} ${name}`, purpose]))),
    `Without a command it starts. ${PROGRAM} <command> --help says more, --version which version this is.`,
  ].join('\n\n');

const section = (title: string, lines: string[]) =>
  [title, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');

function table(rows: [string, string][]): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => (second ? `${first.padEnd(width)}  ${second}` : first));
}

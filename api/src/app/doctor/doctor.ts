import { type CommandLine, DATA_SETTINGS, demandWords } from '../../core/commands/command-line.ts';

/** `my-note doctor` */
export const doctor: CommandLine = {
  name: 'doctor',
  purpose: 'checks settings, database, disk, clock, proxy, and other services, and says what to do',
  usage: [['doctor', 'exit code 0, or 1 where something failed']],
  options: { json: { meaning: 'the same for a program' } },
  examples: ['doctor', 'doctor --json'],
  settings: {
    ...DATA_SETTINGS,
    PUBLIC_URL: 'address of the site, to check the proxy in front',
    'all others': 'those of the service; start doctor with the same ones',
  },
  async run(typed) {
    demandWords(typed, 0, 0, '');
    const { runChecks } = await import('./run-checks.ts');
    const findings = await runChecks(process.env);
    const failures = findings.filter(({ state }) => state === 'failed').length;
    if (typed.options.json) {
      console.log(JSON.stringify({ ok: failures === 0, findings }, null, 2));
    } else {
      const width = Math.max(...findings.map(({ check }) => check.length));
      for (const { check, state, text } of findings)
        console.log(`${state.padEnd('warning'.length)}  ${check.padEnd(width)}  ${text}`);
    }
    if (failures > 0) process.exitCode = 1;
  },
};

import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

type Environment = Record<string, string | undefined>;

/**
 * The environment with the values that files hold: `METRICS_TOKEN_FILE=/run/secrets/token` is `METRICS_TOKEN` with the text of
 * that file, as container engines hand out secrets. Throws where a file cannot be read, or both variables are set.
 */
export function readFileVariables(environment: Environment, known: string[]): Environment {
  const read: Environment = {};
  for (const [name, value] of Object.entries(environment)) {
    const meant = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : '';
    if (!known.includes(meant)) read[name] = value;
    else if (environment[meant] !== undefined)
      throw new Error(`${name}: ${meant} is set as well. Set one of them`);
    else read[meant] = readText(name, value ?? '');
  }
  return read;
}

function readText(name: string, file: string) {
  try {
    // Editors and `echo` end a file with a line break, which belongs to no secret.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}: expected a file that this account can read (${reason})`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../store/refusal.mjs';

const KEYS = ['entry', 'page', 'css', 'requests'];

/**
 * Reads the budget of a remote.
 * @param {string} dir the remote's package
 * @returns {import('./weigh.mjs').Budget}
 */
export function readBudget(dir) {
  const file = path.join(dir, 'budget.json');
  if (!existsSync(file)) {
    throw new Refusal(
      `${file} is missing. It says what the remote may cost: { "entry": kB, "page": kB, "css": kB, "requests": number }.`,
    );
  }
  const budget = JSON.parse(readFileSync(file, 'utf8'));
  const wrong = KEYS.filter((key) => typeof budget[key] !== 'number');
  if (wrong.length > 0) throw new Refusal(`${file} needs a number for ${wrong.join(', ')}.`);
  return budget;
}

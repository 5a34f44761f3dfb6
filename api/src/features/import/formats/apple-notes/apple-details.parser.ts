import Papa from 'papaparse';
import type { Vault } from '../model/vault.reader.ts';

/** Dates and pins of all notes. */
export const DETAILS = 'Notes Details.csv';
const MAX_DETAILS = 20_000_000;
const DATE = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d:\d\d)$/;

export type AppleDetails = {
  drawing: boolean;
  front: { created?: Date; updated?: Date; pinned?: boolean };
};

/** The details of each note by its title. Which of several notes of one title they belong to is not known. */
export async function readDetails(vault: Vault): Promise<Map<string, AppleDetails>> {
  const { data } = Papa.parse<Record<string, string>>(await vault.read(DETAILS, MAX_DETAILS), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const details = new Map<string, AppleDetails>();
  const shared = new Set<string>();
  for (const row of data) {
    const title = row.Title?.trim() ?? '';
    const [created, updated] = [dateOf(row['Created On']), dateOf(row['Modified On'])];
    if (title === '') continue;
    if (details.has(title)) shared.add(title);
    details.set(title, {
      drawing: isYes(row['Drawing/Handwriting']),
      front: {
        ...(created ? { created } : {}),
        ...(updated ? { updated } : {}),
        ...(isYes(row.Pinned) ? { pinned: true } : {}),
      },
    });
  }
  for (const title of shared) details.delete(title);
  return details;
}

const isYes = (value = '') => value.trim().toLowerCase() === 'yes';

function dateOf(value = ''): Date | undefined {
  const [, month, day, year, time] = DATE.exec(value.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(`${year}-${month}-${day}T${time}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

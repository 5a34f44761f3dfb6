import { createHash } from 'node:crypto';

/** A task with a day, as a calendar shows it. */
export interface CalendarTask {
  noteId: string;
  noteTitle: string;
  slug: string;
  text: string;
  label: string;
  due: string;
}

/** Bytes of a line (RFC 5545, 3.1), without its break. */
const LINE_BYTES = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line where it is too long, never inside of a character. */
function folded(line: string): string {
  let [result, bytes] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > LINE_BYTES) [result, bytes] = [`${result}\r\n `, 1];
    result += character;
    bytes += more;
  }
  return result;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');
const timeOf = (date: Date) => `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`;
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 24 * 60 * 60_000);

function eventOf(task: CalendarTask, { id, site, now }: { id: string; site: string; now: Date }): string[] {
  const { due, label, noteTitle, slug } = task;
  const url = new URL(`/${slug.split('/').map(encodeURIComponent).join('/')}`, site).href;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@my-note`,
    `DTSTAMP:${timeOf(now)}`,
    `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayOf(nextDay(due))}`,
    `SUMMARY:${escaped(label)}`,
    `DESCRIPTION:${escaped(noteTitle)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Tasks as events of a whole day (RFC 5545): few programs show the tasks of a calendar that they only read. */
export function calendarOf(tasks: readonly CalendarTask[], about: { site: string; now: Date }): string {
  const known = new Map<string, number>();
  const events = tasks.flatMap((task) => {
    // The same for the same task, so that a calendar keeps what it knows of it.
    const hash = createHash('sha256').update(`${task.noteId}\n${task.text}`).digest('hex').slice(0, 32);
    const same = known.get(hash) ?? 0;
    known.set(hash, same + 1);
    return eventOf(task, { id: `${hash}-${same}`, ...about });
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//My Note//Tasks//EN',
    'NAME:My Note',
    'X-WR-CALNAME:My Note',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

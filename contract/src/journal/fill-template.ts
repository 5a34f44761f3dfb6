/** When and for what a template is filled in. */
export interface TemplateFacts {
  /** `2026-12-01`, where the person is. */
  day: string;
  /** `14:05`, where the person is. */
  time: string;
  title: string;
}

const PLACE = /\{\{\s*(date|time|title|cursor)(?::([^{}\n]{1,40}))?\s*\}\}/gi;

const PARTS = /YYYY|YY|MM|M|DD|D|HH|mm/g;

function formatted(format: string, { day, time }: TemplateFacts): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const [hours = '', minutes = ''] = time.split(':');
  const parts: Record<string, string> = {
    ...{ YYYY: year, YY: year.slice(-2), MM: month, M: `${Number(month)}` },
    ...{ DD: date, D: `${Number(date)}`, HH: hours, mm: minutes },
  };
  return format.replace(PARTS, (part) => parts[part] ?? part);
}

/**
 * A template with its places filled in: `{{date}}`, `{{date:DD.MM.YYYY}}`, `{{time}}`, `{{title}}`, and where `{{cursor}}`
 * was. What is no such place stays as it is.
 *
 * @returns the text, and the offset of the cursor in it, in UTF-16 units, or undefined
 * @example
 * fillTemplate('# {{title}}\n{{cursor}}', { day: '2026-12-01', time: '14:05', title: 'Plan' }); // text '# Plan\n', cursor 7
 */
export function fillTemplate(
  template: string,
  facts: TemplateFacts,
): { text: string; cursor: number | undefined } {
  let text = '';
  let end = 0;
  let cursor: number | undefined;
  for (const { 0: place, 1: name = '', 2: format, index } of template.matchAll(PLACE)) {
    text += template.slice(end, index);
    end = index + place.length;
    const kind = name.toLowerCase();
    if (kind === 'cursor') cursor ??= text.length;
    else if (kind === 'title') text += facts.title;
    else if (format !== undefined) text += formatted(format.trim(), facts);
    else text += kind === 'date' ? facts.day : facts.time;
  }
  return { text: text + template.slice(end), cursor };
}

const digits = (number: number) => `${number}`.padStart(2, '0');

/**
 * A moment as a day and a time where the program runs.
 *
 * @example
 * const { day, time } = localMoment(new Date());
 */
export const localMoment = (date: Date): { day: string; time: string } => ({
  day: [`${date.getFullYear()}`.padStart(4, '0'), digits(date.getMonth() + 1), digits(date.getDate())].join(
    '-',
  ),
  time: `${digits(date.getHours())}:${digits(date.getMinutes())}`,
});

/** Some browsers read the file a while after the click, or ask their user first. */
const KEPT_MS = 5 * 60_000;

/**
 * Hands a text, or bytes, to the browser as a file of that name. `type` is its media type, without the encoding.
 *
 * @example
 * saveFile('weather.csv', 'text/csv', 'day,degrees');
 */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const whole = typeof content === 'string' ? `${type};charset=utf-8` : type;
  const url = URL.createObjectURL(new Blob([content], { type: whole }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Some browsers read the file a while after the click. */
const KEPT_MS = 10_000;

/** Hands a text to the browser as a file of that name. `type` is its media type, without the encoding. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

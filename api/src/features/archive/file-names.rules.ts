/** With the extension. File systems allow 255, and some programs append a few. */
const MAX_BYTES = 200;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i;
/** Files that file managers create and an import skips. */
const JUNK = /^(?:thumbs\.db|desktop\.ini)$/i;
/** Invisible characters, and those that turn the direction of text: "gpj.exe" would read "exe.jpg". */
const UNSEEN = /[\s"*<>?\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** A title as a file name that is valid on Windows, macOS, and Linux, of any length. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/:\s+/g, ' - ')
    .replace(/[\\/|:]/g, '-')
    .replace(UNSEEN, ' ');
  const name = withoutEnd(plain.trim()).replace(/^\.+/, '_');
  return name.replace(DEVICE, '$&_').replace(JUNK, '_$&') || 'Untitled';
}

/** No name ends with a dot or a space on Windows. */
const withoutEnd = (name: string) => name.replace(/[. ]+$/, '');

/** How case-insensitive file systems compare names. */
export const comparable = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase();

/** Gives names in one folder that differ in more than case: "Plan.md", "plan (2).md". */
export function createFolderNames(reserved: string[] = []) {
  const taken = new Set(reserved.map(comparable));
  const tried = new Map<string, number>();
  return (stem: string, ending: string): string => {
    const cut = cutBytes(stem, MAX_BYTES);
    const wanted = comparable(cut + ending);
    for (let n = tried.get(wanted) ?? 1; ; n += 1) {
      const suffix = n === 1 ? ending : ` (${n})${ending}`;
      const name = withoutEnd(cutBytes(cut, MAX_BYTES - Buffer.byteLength(suffix))) + suffix;
      if (taken.has(comparable(name))) continue;
      taken.add(comparable(name));
      tried.set(wanted, n);
      return name;
    }
  };
}

const encoder = new TextEncoder();

/** Cuts between characters, never inside one. */
const cutBytes = (text: string, bytes: number) =>
  text.slice(0, encoder.encodeInto(text, new Uint8Array(bytes)).read);

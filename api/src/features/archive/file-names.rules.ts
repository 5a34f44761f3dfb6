/** With its ending. Every file system takes 255, and some programs put a few of their own behind it. */
const MAX_BYTES = 200;
/** Windows takes them for devices, whatever follows the dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i;
/** Files that file managers write by themselves and an import passes over. */
const JUNK = /^(?:thumbs\.db|desktop\.ini)$/i;
/** Nothing that is seen, or that turns the direction of what follows: "gpj.exe" would read "exe.jpg". */
const UNSEEN = /[\s"*<>?\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** A title as the name of a file or folder that Windows, macOS and Linux take, of any length. */
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

/** How file systems compare names that tell no capitals apart. */
const comparable = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase();

/** Gives out names in one folder that differ in more than capitals: "Plan.md", "plan (2).md". */
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

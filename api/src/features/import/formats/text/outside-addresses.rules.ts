/** Destinations of links, tags of HTML, and bare addresses; last the sign that stands for them. */
const ADDRESS = /\]\((?:<[^<>\n]*>|(?:[^\s()<>]|\([^\s()<>]*\))+)|<[a-z/][^<>\n]*>|https?:\/\/[^\s<>]+|\0/gi;

/**
 * Changes marks of a text, but none in an address, which may have the same signs.
 * @param mark begins and ends marked words: where they are open, it ends a bare address as well
 */
export function outsideAddresses(prose: string, mark: string, change: (text: string) => string): string {
  if (!prose.includes(mark)) return prose;
  const addresses: string[] = [];
  let from = 0;
  let isOpen = false;
  const masked = prose.replace(ADDRESS, (whole, at: number) => {
    const between = prose.slice(from, at);
    const line = between.slice(between.lastIndexOf('\n') + 1);
    const isOdd = line.split(mark).length % 2 === 0;
    isOpen = line.length < between.length ? isOdd : isOpen !== isOdd;
    from = at + whole.length;
    const end = isOpen && /^https?:/i.test(whole) ? whole.lastIndexOf(mark) : -1;
    if (end < 0 || /\w/.test(whole.slice(end + mark.length))) {
      addresses.push(whole);
      return '\0';
    }
    from = at + end;
    addresses.push(whole.slice(0, end));
    return `\0${whole.slice(end)}`;
  });
  let next = 0;
  return change(masked).replaceAll('\0', () => addresses[next++] ?? '');
}

import path from 'node:path';

/** Destinations of inline links, reference definitions, and HTML. */
const DESTINATION =
  /(\]\(|\]:[ \t]*|\b(?:src|href)=["'])(?:(<)([^<>\n]+)(>)|((?:[^\s()<>"']|\([^\s()<>"']*\))+))/g;

/** Replaces the path of each destination for which `replace` returns another. */
export function replaceDestinations(text: string, replace: (target: string) => string | undefined): string {
  return text.replace(DESTINATION, (whole, before, open = '', quoted, close = '', plain) => {
    const destination: string = quoted ?? plain;
    const [target = ''] = destination.split(/[#?]/, 1);
    const replaced = replace(target);
    return replaced === undefined
      ? whole
      : before + open + replaced + destination.slice(target.length) + close;
  });
}

/** All destinations of a text, up to a `#` or `?`. */
export function destinationsOf(text: string): string[] {
  const targets: string[] = [];
  replaceDestinations(text, (target) => {
    targets.push(target);
    return undefined;
  });
  return targets;
}

/** Characters that some program would misread in an address. */
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}./_-]/gu;

/** The address of a file relative to another. Always starts with a dot, which text seldom does. */
export function relativePath(fromFile: string, toFile: string): string {
  const relative = path.posix.relative(path.posix.dirname(fromFile), toFile).replace(NOT_PLAIN, inBytes);
  return relative.startsWith('../') ? relative : `./${relative}`;
}

const inBytes = (character: string) =>
  Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
    '',
  );

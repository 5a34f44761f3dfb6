import path from 'node:path';

/** Where links and pictures of a text lead: inline links, reference definitions, and HTML. */
const DESTINATION =
  /(\]\(|\]:[ \t]*|\b(?:src|href)=["'])(?:(<)([^<>\n]+)(>)|((?:[^\s()<>"']|\([^\s()<>"']*\))+))/g;

/** Replaces the path of each destination that `replace` has another for. Nothing else of the text changes. */
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

/** All destinations of a text, without what follows a `#` or `?`. */
export function destinationsOf(text: string): string[] {
  const targets: string[] = [];
  replaceDestinations(text, (target) => {
    targets.push(target);
    return undefined;
  });
  return targets;
}

/** What an address holds as it is. The rest would end it, or be read as something else, in one program or another. */
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}./_-]/gu;

/** From a file to another of the same archive, as an address. It always starts with a dot, which a text seldom does. */
export function relativePath(fromFile: string, toFile: string): string {
  const relative = path.posix.relative(path.posix.dirname(fromFile), toFile).replace(NOT_PLAIN, inBytes);
  return relative.startsWith('../') ? relative : `./${relative}`;
}

const inBytes = (character: string) =>
  Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
    '',
  );

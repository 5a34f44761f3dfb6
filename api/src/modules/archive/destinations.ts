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

/** From a file to another of the same archive. It always starts with a dot, which a text seldom does. */
export function relativePath(fromFile: string, toFile: string): string {
  const relative = path.posix.relative(path.posix.dirname(fromFile), toFile);
  return relative.startsWith('../') ? relative : `./${relative}`;
}

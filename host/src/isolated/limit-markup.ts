// Taken before a remote runs: it may replace what every function and every expression inherits.
const { exec } = RegExp.prototype;
/** Calls a built-in function as it was at the start. */
export const { apply } = Reflect;
export const matches = (pattern: RegExp, text: string): boolean => apply(exec, pattern, [text]) !== null;

/** Elements that open a connection or another document by being there, with any prefix that XML allows. */
const REFUSED =
  /<(?:[^\s<>/:]+:)?(?:iframe|frame|frameset|fencedframe|object|embed|link|meta|base|portal)\b/i;

/** The markup, unless it opens another document or a connection. */
export const withoutFrames = (text: string, sink = ''): string | null =>
  matches(REFUSED, text) || matches(/srcdoc/, sink) ? null : text;

/** Replaces a function of a built-in object permanently. */
export function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}

/** Where text becomes elements, by the object that has it: properties, and functions with the place of the text. */
const SETTERS = [
  ['Element', 'innerHTML'],
  ['Element', 'outerHTML'],
  ['ShadowRoot', 'innerHTML'],
] as const;
const FUNCTIONS = [
  ['Element', 'insertAdjacentHTML', 1],
  ['Element', 'setHTMLUnsafe', 0],
  ['ShadowRoot', 'setHTMLUnsafe', 0],
  ['Range', 'createContextualFragment', 0],
  ['Document', 'execCommand', 2],
] as const;

/** A text that may become elements; throws for any other. */
export function permitted(value: unknown): string {
  // Made a text once: an object may say something else the second time.
  const text = value === null ? '' : `${value}`;
  if (withoutFrames(text) === null)
    throw new DOMException('An isolated remote makes no links and frames of text', 'SecurityError');
  return text;
}

/** Does for a browser without Trusted Types what their policies do: each text that becomes elements is checked. */
export function limitText(realm: typeof globalThis): void {
  for (const [owner, name] of SETTERS) {
    const { prototype } = realm[owner];
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    if (!native?.set) continue;
    const { get, set } = native;
    Object.defineProperty(prototype, name, {
      get,
      set(this: unknown, value: unknown) {
        apply(set, this, [permitted(value)]);
      },
      configurable: false,
    });
  }
  for (const [owner, name, place] of FUNCTIONS) {
    const { prototype } = realm[owner];
    const native: unknown = Reflect.get(prototype, name);
    if (typeof native !== 'function') continue;
    replace(prototype, name, function (this: unknown, ...args: unknown[]) {
      args[place] = permitted(args[place]);
      return apply(native, this, args);
    });
  }
  // As text, and as an attribute, it would be a document where nothing was taken away.
  replace(realm.Document, 'parseHTMLUnsafe', undefined);
}

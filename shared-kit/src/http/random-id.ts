/**
 * A new random name, such as of a call that may be repeated. Not `crypto.randomUUID`: browsers have it on HTTPS and
 * localhost only, and a server at home may have neither.
 *
 * @example
 * const key = randomId();
 */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Known to the early script as well. */
const LOOK_KEY = 'my-note.look';

/** What the early script shows before the first paint (host/src/early/look.ts). */
export interface KeptLook {
  owner: string;
  /** Rules of the accent and of the colors of tags. */
  rules: string;
  /** The person's own CSS. */
  css: string;
  /** The settings that both were made of. */
  source: string;
}

export function readKeptLook(): KeptLook | undefined {
  try {
    const [owner, rules, css, source] = JSON.parse(localStorage.getItem(LOOK_KEY) ?? '[]').map(String);
    return source === undefined ? undefined : { owner, rules, css, source };
  } catch {
    return undefined;
  }
}

export function keepLook({ owner, rules, css, source }: KeptLook): void {
  try {
    localStorage.setItem(LOOK_KEY, JSON.stringify([owner, rules, css, source]));
  } catch {
    // Without storage the look comes a moment after the first paint.
  }
}

export const forgetLook = (): void => localStorage.removeItem(LOOK_KEY);

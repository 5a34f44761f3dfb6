/**
 * A key, a chord or a sequence of keys that does something, wherever the focus is.
 *
 * @example
 * const refresh: Shortcut = {
 *   keys: 'g w',
 *   label: 'Go to the weather',
 *   group: 'Weather',
 *   run: () => navigate('/i/weather'),
 * };
 */
export interface Shortcut {
  /** In the notation of tinykeys: `$mod+k`, `g t` (one after the other), `[Shift]+?` (Shift may be held), `Alt+KeyK` (the key, whatever it types). */
  keys: string;
  /** What it does, in the words of the list of shortcuts. */
  label: string;
  /** Its heading in that list. */
  group: string;
  run: () => void;
}

const CHORD = /(^|\s)(\$mod|Control|Meta|Alt)\+/;

/** A modifier that may be held but need not be: `[Shift]`. */
const OPTIONAL = /^\[\w+\]$/;

/** Is it made of plain keys? Those can be switched off, and rest while somebody types (WCAG 2.1.4). */
export const isSingleKey = ({ keys }: Pick<Shortcut, 'keys'>): boolean => !CHORD.test(keys);

/** The order of modifiers on a Mac. */
const MAC_ORDER = '⌃⌥⇧⌘';
const MAC_NAMES = { $mod: '⌘', Control: '⌃', Alt: '⌥', Shift: '⇧', Enter: '↩', Tab: '⇥', Delete: '⌦' };

/**
 * How keys are shown: one array entry a press, each a list of keycaps.
 *
 * @example
 * const [[first] = []] = keycaps('$mod+k', isAppleKeyboard);
 * <Kbd>{first}</Kbd>;
 */
export function keycaps(keys: string, mac: boolean): string[][] {
  const names: Record<string, string> = {
    $mod: 'Ctrl',
    Control: 'Ctrl',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Escape: 'Esc',
    ...(mac && MAC_NAMES),
  };
  const cap = (name: string) => names[name] ?? name.replace(/^(?:Key)?(.)$/, (_, key) => key.toUpperCase());
  const rank = (shown: string) => MAC_ORDER.indexOf(shown) + 1 || 9;
  return keys.split(' ').map((press) => {
    const caps = press
      .split(/(?<=\w|\])\+/)
      .filter((part) => !OPTIONAL.test(part))
      .map(cap);
    return mac ? caps.sort((a, b) => rank(a) - rank(b)) : caps;
  });
}

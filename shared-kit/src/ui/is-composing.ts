import type { KeyboardEvent } from 'react';

// Safari ends a composition before the event of the key that ended it, and leaves only this code.
const COMPOSING = 229;

/**
 * Does this key belong to an input method? Enter that chooses a character submits nothing
 * (docs/specification/product.md#accessibility).
 *
 * @example
 * <Input onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && setShown(false)} />
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;

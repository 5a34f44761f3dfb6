/** How many notes one note shows: that of the page, those in it, and those in them. Deeper, and above that, they are links. */
export const MOST: readonly number[] = [30, 10, 5];

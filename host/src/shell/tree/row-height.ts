/** Heights of rows in pixels. */
export const ROW_HEIGHT = { mouse: 32, touch: 44 } as const;

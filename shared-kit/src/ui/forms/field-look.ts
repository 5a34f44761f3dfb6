/** What those who see little find a field by, and can read in it: Chakra's hairline and faint placeholder are below 3:1 and 4.5:1. */
export const fieldLook = { borderColor: 'border.field', _placeholder: { color: 'fg.muted' } } as const;

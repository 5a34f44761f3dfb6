/** The name under which a scaled picture is stored; its end is that of the original, and so is its folder. */
export const scaledName = (id: string, width: number): string => `w${width}-${id}`;

/** Scaled pictures can be made again, so backups leave them out. */
export const isScaledName = (name: string): boolean => /^w\d+-/.test(name);

/** Beside the menu, so that the first load has no part in them. */
export const userMenuTexts = { people: 'People', releases: 'Releases' } as const;

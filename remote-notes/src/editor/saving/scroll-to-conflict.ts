export const CONFLICT_ELEMENT_ID = 'note-to-decide';

export const scrollToConflict = (): void =>
  document.getElementById(CONFLICT_ELEMENT_ID)?.scrollIntoView({ block: 'center', behavior: 'smooth' });

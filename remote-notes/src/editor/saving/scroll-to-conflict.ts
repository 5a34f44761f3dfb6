/** What a person has to decide stands above the text, which may be scrolled far down. */
export const TO_DECIDE = 'note-to-decide';

export const showWhatToDecide = (): void =>
  document.getElementById(TO_DECIDE)?.scrollIntoView({ block: 'center', behavior: 'smooth' });

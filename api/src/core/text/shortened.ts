/** The beginning of a text that somebody else has written, for a message. */
export const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

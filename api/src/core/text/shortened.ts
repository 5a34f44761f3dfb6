/** The beginning of a foreign text, for a message. */
export const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

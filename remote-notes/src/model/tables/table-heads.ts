/**
 * The words of each column's header, of the tables that stand in the text itself and not in a quote, a list, or an embedded
 * note.
 */
export const tableHeads = (text: ParentNode): string[][] =>
  Array.from(text.querySelectorAll('div:not([data-part=embed] *) > table'), (table) =>
    Array.from(table.querySelectorAll('tr:first-child > th'), ({ textContent }) => textContent),
  );

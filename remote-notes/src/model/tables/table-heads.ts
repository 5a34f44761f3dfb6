/** The words of each column's header, of the tables that stand in the text itself and not in a quote or a list. */
export const tableHeads = (text: ParentNode): string[][] =>
  Array.from(text.querySelectorAll('div > table'), (table) =>
    Array.from(table.querySelectorAll('tr:first-child > th'), ({ textContent }) => textContent),
  );

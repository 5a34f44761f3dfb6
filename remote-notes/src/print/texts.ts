export const printTexts = {
  title: 'Print',
  text: 'To get a PDF, choose “Save as PDF” as the printer.',
  contents: 'Table of contents at the front',
  contentsHint: 'A page with the headings of the note.',
  contentsTitle: 'Contents',
  print: 'Print',
};

import type { Translation } from '@my-note/contract/language';
import type { blockTexts } from '../../editor/suggest/texts.ts';

/** The English words are kept, because people type them too. */
export const synonyms: Translation<typeof blockTexts>['synonyms'] = {
  text: 'absatz normal paragraph plain body',
  heading1: 'h1 titel groß title large heading',
  heading2: 'h2 untertitel abschnitt subtitle section heading',
  heading3: 'h3 zwischenüberschrift subheading heading',
  quote: 'zitieren blockzitat blockquote citation',
  bullets: 'ul punkte liste stichpunkte unordered points bullet',
  numbers: 'ol nummern nummerierung liste ordered numbers',
  tasks: 'todo to-do checkbox checkliste abhaken checklist',
  code: 'quelltext programm codeblock snippet pre source program',
  callout: 'kasten tipp warnung notiz admonition info tip warning hint box notice callout',
  rule: 'hr linie strich trenner rule horizontal line separator divider',
  image: 'foto grafik hochladen picture photo upload img screenshot',
  file: 'anhang anhängen hochladen dokument attachment attach upload document pdf audio video sound film',
  note: 'seite verweis erwähnen page reference wiki mention',
  embed: 'einbetten einfügen embed transclude include show inside',
  table: 'raster zeilen spalten grid rows columns spreadsheet table',
  formula: 'mathe gleichung math equation tex latex katex display block formula',
  inlineFormula: 'mathe gleichung math equation tex latex katex inline formula',
  details: 'einklappen aufklappen ausblenden collapsible toggle fold spoiler accordion summary',
  properties: 'metadaten felder front matter frontmatter metadata yaml fields',
};

import type { Translation } from '@my-note/contract/language';
import type { blockTexts } from '../../editor/suggest/texts.ts';

/** The English words are kept, because people type them too. */
export const synonyms: Translation<typeof blockTexts>['synonyms'] = {
  text: 'paragraphe normal paragraph plain body',
  heading1: 'h1 grand title large heading',
  heading2: 'h2 sous-titre section subtitle heading',
  heading3: 'h3 intertitre subheading heading',
  quote: 'citer extrait blockquote citation quote',
  bullets: 'ul puces points liste unordered bullet',
  numbers: 'ol numéros numérotation liste ordered numbers',
  tasks: 'todo to-do à faire case cocher checkbox checklist',
  code: 'source programme codeblock snippet pre program',
  callout: 'note astuce avertissement remarque admonition info tip warning hint box notice callout',
  rule: 'hr ligne trait filet rule horizontal line separator divider',
  image: 'photo dessin envoyer picture upload img screenshot capture',
  file: 'pièce jointe joindre envoyer document attachment attach upload pdf audio video son sound film',
  note: 'page référence mentionner reference wiki mention',
  embed: 'intégrer inclure insérer embed transclude include show inside',
  table: 'grille lignes colonnes grid rows columns spreadsheet table',
  formula: 'maths équation math equation tex latex katex display block formula',
  inlineFormula: 'maths équation math equation tex latex katex inline formula',
  details: 'replier déplier masquer collapsible toggle fold spoiler accordion summary details',
  properties: 'métadonnées champs front matter frontmatter metadata yaml fields',
};

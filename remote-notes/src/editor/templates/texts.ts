import { translated } from '@my-note/contract/language';

export const templateTexts = translated('notes/templates', {
  group: 'Templates',
  template: (title: string) => `Template: ${title}`,
  synonyms: (title: string) => `template form ${title}`,
});

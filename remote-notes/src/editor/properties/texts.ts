import { translated } from '@my-note/contract/language';

export const propertyTexts = translated('notes/properties', {
  properties: 'Properties',
  name: 'Name of the property',
  value: (name: string) => `Value of ${name}`,
  items: 'One, two, three',
  add: 'Add property',
  remove: (name: string) => `Remove ${name}`,
  newName: (number: number) => (number === 1 ? 'name' : `name ${number}`),
  nested: 'Can be changed in the Markdown source',
});

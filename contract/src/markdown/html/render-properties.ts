import { type Property, propertiesOf } from './properties.ts';
import { htmlTexts } from './texts.ts';

type ToHtml = (text: string) => string;

function valueHtml({ name, kind, value }: Property, toHtml: ToHtml): string {
  const text = toHtml(value);
  if (kind === 'date') return `<time datetime="${text}">${text}</time>`;
  if (kind === 'link') return `<a href="${text}">${text}</a>`;
  if (kind === 'checkbox') {
    const checked = /^true$/i.test(value) ? ' checked=""' : '';
    return `<input type="checkbox"${checked} aria-label="${toHtml(name)}">`;
  }
  if (kind !== 'list') return text;
  const items = value.split('\n').map((item) => `<li>${toHtml(item)}</li>`);
  return value === '' ? '' : `<ul>${items.join('')}</ul>`;
}

/** The front matter of a note as a list of names and values. */
export function propertiesHtml(yaml: string, mark: string, toHtml: ToHtml): string {
  const rows = propertiesOf(yaml).map((property) => {
    const value = valueHtml(property, toHtml);
    return `<div><dt>${toHtml(property.name)}</dt><dd ${mark}="${property.kind}">${value}</dd></div>`;
  });
  if (rows.length === 0) return '';
  return `<section ${mark}="all" aria-label="${htmlTexts.properties}"><dl>${rows.join('')}</dl></section>`;
}

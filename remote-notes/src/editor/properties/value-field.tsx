import type { Property } from '@my-note/kit/markdown';
import { chakra } from '@my-note/kit/ui';
import { TextField } from './text-field.tsx';
import { propertyTexts as texts } from './texts.ts';

interface ValueFieldProps {
  property: Property;
  onChange: (value: string) => void;
}

const TYPES = { number: 'number', link: 'url', date: 'date' } as const;
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** The value of a property, in a field for its kind. */
export function ValueField({ property: { name, kind, value }, onChange }: ValueFieldProps) {
  const label = texts.value(name);
  if (kind === 'checkbox') {
    const checked = /^true$/i.test(value);
    return (
      <chakra.input
        type="checkbox"
        justifySelf="start"
        marginX="2"
        boxSize="4"
        accentColor="accent.solid"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(String(event.target.checked))}
      />
    );
  }
  if (kind === 'list') {
    return (
      <TextField
        label={label}
        placeholder={texts.items}
        value={value.replaceAll('\n', ', ')}
        onChange={(items) => onChange(items.replace(/\s*,\s*/g, '\n').trim())}
      />
    );
  }
  const type = kind === 'text' || (kind === 'date' && !isDay(value)) ? 'text' : TYPES[kind];
  return <TextField label={label} type={type} value={value} onChange={onChange} />;
}

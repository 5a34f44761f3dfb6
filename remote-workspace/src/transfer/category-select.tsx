import { SelectField } from '@my-note/kit/forms';
import { categoryQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { transferTexts as texts } from './texts.ts';

interface CategorySelectProps {
  label: string;
  /** Labels for no category, and for one that no longer exists. */
  none: string;
  gone: string;
  value: string | null;
  onChange: (categoryId: string | null) => void;
}

/** Selects a category or none. */
export function CategorySelect({ label, none, gone, value, onChange }: CategorySelectProps) {
  const { data } = useQuery(categoryQueries.options());
  return (
    <SelectField label={label} value={value ?? ''} onChange={(next) => onChange(next || null)}>
      <option value="">{none}</option>
      {/* A category from the URL must never be shown as "Everything". */}
      {value !== null && !data?.some((option) => option.value === value) && (
        <option value={value}>{data ? gone : texts.loading}</option>
      )}
      {data?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

import { Input } from '@my-note/kit/forms';

/** Lists with at least this many rows have a filter. */
const FILTER_FROM = 11;

interface FilterInputProps {
  label: string;
  /** Rows of the whole list. */
  count: number;
  query: string;
  onChange: (query: string) => void;
}

/** The filter of a long list; it stays while it is not empty. */
export const FilterInput = ({ label, count, query, onChange }: FilterInputProps) =>
  count >= FILTER_FROM || query !== '' ? (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxWidth="20rem"
      value={query}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : null;

import { Input } from '@my-note/shared-kit/forms';

/** From this many rows on, a list has a filter box. */
const FILTER_FROM = 11;

interface FilterInputProps {
  label: string;
  /** Rows of the whole list. */
  count: number;
  query: string;
  onChange: (query: string) => void;
}

/** A box to filter a list with, once that is long; it stays while something is typed in it. */
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

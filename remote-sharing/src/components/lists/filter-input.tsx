import { Input } from '@my-note/shared-kit/forms';

/** From this many rows on, a list has a filter box. */
const FILTER_FROM = 11;

interface FilterBoxProps {
  label: string;
  /** Rows of the whole list. */
  count: number;
  wanted: string;
  onChange: (wanted: string) => void;
}

/** A box to filter a list with, once that is long; it stays while something is typed in it. */
export const FilterBox = ({ label, count, wanted, onChange }: FilterBoxProps) =>
  count >= FILTER_FROM || wanted !== '' ? (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      maxWidth="20rem"
      value={wanted}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : null;

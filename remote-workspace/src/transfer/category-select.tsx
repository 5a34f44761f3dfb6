import { categoryQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { chakra, Stack } from '@my-note/kit/ui';
import { useId } from 'react';
import { transferTexts as texts } from './texts.ts';

const Label = chakra('label');
const Select = chakra('select');

interface CategorySelectProps {
  label: string;
  /** Labels for no category, and for one that no longer exists. */
  none: string;
  gone: string;
  value: string | null;
  onChange: (categoryId: string | null) => void;
}

/** Selects a category or none, with the browser's own control, which suits phones. */
export function CategorySelect({ label, none, gone, value, onChange }: CategorySelectProps) {
  const id = useId();
  const { data } = useQuery(categoryQueries.options());
  return (
    <Stack gap="1.5" flex="1" minWidth="0" maxWidth="24rem">
      <Label htmlFor={id} fontWeight="500">
        {label}
      </Label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        width="100%"
        height="10"
        paddingX="3"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="md"
        bg="bg"
        color="fg"
        fontSize="md"
        textOverflow="ellipsis"
      >
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
      </Select>
    </Stack>
  );
}

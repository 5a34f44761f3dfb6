import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Label = chakra('label');
const Select = chakra('select');

interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Elements `option`. */
  children: ReactNode;
}

/**
 * Selects one of several, with the browser's own control, which suits phones.
 *
 * @example
 * const [city, setCity] = useState('oslo');
 * <SelectField label="City" value={city} onChange={setCity}>
 *   <option value="oslo">Oslo</option>
 *   <option value="rome">Rome</option>
 * </SelectField>;
 */
export function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <Stack gap="1.5" flex="1" minWidth="0" maxWidth="24rem">
      <Label htmlFor={id} fontWeight="500">
        {label}
      </Label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        width="100%"
        height="10"
        // With the browser's own 4 px, its text stands below that of an input.
        paddingX="2"
        borderWidth="1px"
        borderColor="border.field"
        borderRadius="md"
        bg="bg"
        color="fg"
        fontSize="sm"
        textOverflow="ellipsis"
      >
        {children}
      </Select>
    </Stack>
  );
}

import { Box, chakra, HStack } from '@chakra-ui/react';
import { useId } from 'react';
import { touchTarget } from '../../theme/touch.ts';

const Fieldset = chakra('fieldset');
const Legend = chakra('legend');
const Option = chakra('label');
const Radio = chakra('input');

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  names: Record<T, string>;
  value: T;
  onChange: (value: T) => void;
}

/**
 * A few options of which one counts, side by side.
 *
 * @example
 * const [sort, setSort] = useState<'title' | 'date'>('title');
 * <Choice
 *   label="Sort by"
 *   options={['title', 'date'] as const}
 *   names={{ title: 'Title', date: 'Last change' }}
 *   value={sort}
 *   onChange={setSort}
 * />;
 */
export function Choice<T extends string>({ label, options, names, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <Fieldset>
      <Legend fontSize="md" fontWeight="500" marginBottom="2">
        {label}
      </Legend>
      <HStack gap="0" borderWidth="1px" borderColor="border.emphasized" borderRadius="md" padding="0.5">
        {options.map((option) => (
          <Option
            key={option}
            flex="1"
            display="grid"
            placeItems="center"
            position="relative"
            minHeight="8"
            paddingX="2"
            borderRadius="sm"
            cursor="pointer"
            color="fg.muted"
            _hover={{ color: 'fg' }}
            css={{
              ...touchTarget,
              '&:has(:checked)': {
                bg: 'accent.subtle',
                color: 'accent.fg',
                fontWeight: '600',
                // The wash alone is too faint for those who see little.
                boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
              },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.solid' },
            }}
          >
            <Radio
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            <Box as="span">{names[option]}</Box>
          </Option>
        ))}
      </HStack>
    </Fieldset>
  );
}

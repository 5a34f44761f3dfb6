import { Box, HStack, Icon, Text } from '@my-note/kit/ui';
import { Keys } from '../../../platform/keyboard/keys.tsx';
import type { OptionOf } from '../state/option.ts';
import { texts } from '../texts.ts';
import { EmptyList } from './list-states.tsx';
import { type OptionHandlers, OptionRow, rowProps } from './option-row.tsx';
import { rowStyles } from './row-styles.ts';

interface CommandListProps extends OptionHandlers {
  id: string;
  options: readonly OptionOf<'command'>[];
}

/** The commands that match the text after `>`. */
export const CommandList = ({ id, options, ...handlers }: CommandListProps) => (
  <>
    <Box
      id={id}
      role="listbox"
      aria-label={texts.commands}
      padding={options.length > 0 ? '2' : '0'}
      css={rowStyles}
    >
      {options.map((option) => {
        const { label, keys, icon } = option.command;
        return (
          <OptionRow key={option.key} option={option} {...rowProps(handlers, option)}>
            <HStack gap="3" minHeight="8">
              <Box as="span" color="fg.muted" flex="none">
                <Icon as={icon} />
              </Box>
              <Text as="span" truncate flex="1">
                {label}
              </Text>
              {keys && (
                <Box aria-hidden hideBelow="md">
                  <Keys keys={keys} />
                </Box>
              )}
            </HStack>
          </OptionRow>
        );
      })}
    </Box>
    {options.length === 0 && <EmptyList>{texts.noCommand}</EmptyList>}
  </>
);

import { Box, Text } from '@my-note/kit/ui';
import type { OptionOf } from '../state/option.ts';
import { texts } from '../texts.ts';
import { ItemRow } from './item-row.tsx';
import { type OptionHandlers, OptionRow, rowProps } from './option-row.tsx';
import { rowStyles } from './row-styles.ts';

interface OpenedListProps extends OptionHandlers {
  id: string;
  options: readonly OptionOf<'opened'>[];
}

/** The notes that were opened last, above the history; nothing when there are none. */
export const OpenedList = ({ id, options, ...handlers }: OpenedListProps) =>
  options.length > 0 && (
    <Box padding="2" paddingBottom="0">
      <Text paddingX="3" paddingY="1" fontSize="xs" fontWeight="600" color="fg.muted" aria-hidden>
        {texts.opened}
      </Text>
      <Box id={id} role="listbox" aria-label={texts.opened} css={rowStyles}>
        {options.map((option) => (
          <OptionRow key={option.key} option={option} {...rowProps(handlers, option)}>
            <ItemRow item={option.item} />
          </OptionRow>
        ))}
      </Box>
    </Box>
  );

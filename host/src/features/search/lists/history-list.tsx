import { Box, Flex, Icon, IconButton } from '@my-note/kit/ui';
import { X } from 'lucide-react';
import type { OptionOf } from '../state/option.ts';
import type { History } from '../state/use-history.ts';
import { texts } from '../texts.ts';
import { ClearHistory } from './clear-history.tsx';
import { ItemRow } from './item-row.tsx';
import { EmptyList, FailedList, LoadingList } from './list-states.tsx';
import { type OptionHandlers, OptionRow, rowProps } from './option-row.tsx';
import { rowStyles } from './row-styles.ts';

interface HistoryListProps extends OptionHandlers {
  id: string;
  history: History;
  options: readonly OptionOf<'entry'>[];
  /** Called after a removal, to return the focus to the input. */
  onRemoved: () => void;
}

/** Rows and their buttons are in two lists side by side, as a listbox may contain options only. */
const ROW = '16';
const rowInFull = {
  '& > [role=option]': { height: 'full', display: 'flex', flexDirection: 'column', justifyContent: 'center' },
};

/** The search history (docs/specification/product.md#search-history). */
export function HistoryList({ id, history, options, onRemoved, ...handlers }: HistoryListProps) {
  if (history.isError && !history.entries) {
    return <FailedList onRetry={history.retry}>{texts.historyUnknown}</FailedList>;
  }
  if (!history.entries) return <LoadingList />;
  if (options.length === 0) return <EmptyList>{texts.historyEmpty}</EmptyList>;
  return (
    <Box padding="2">
      <ClearHistory
        onClear={() => {
          history.clear();
          onRemoved();
        }}
      />
      <Flex gap="1">
        <Box id={id} role="listbox" aria-label={texts.history} flex="1" minWidth="0" css={rowStyles}>
          {options.map((option) => (
            <Box key={option.key} role="presentation" height={ROW} css={rowInFull}>
              <OptionRow option={option} {...rowProps(handlers, option)}>
                {option.entry.result ? (
                  <ItemRow item={option.entry.result} />
                ) : (
                  <span data-part="title">{option.entry.keyword}</span>
                )}
              </OptionRow>
            </Box>
          ))}
        </Box>
        <Box as="ul" listStyleType="none" flex="none">
          {options.map(({ key, entry }) => (
            <Flex as="li" key={key} height={ROW} align="center">
              <IconButton
                aria-label={texts.forget(entry.result?.title ?? entry.keyword)}
                title={texts.forget(entry.result?.title ?? entry.keyword)}
                size="xs"
                variant="ghost"
                colorPalette="gray"
                color="fg.muted"
                onClick={() => {
                  history.forget(entry._id);
                  onRemoved();
                }}
              >
                <Icon as={X} />
              </IconButton>
            </Flex>
          ))}
        </Box>
      </Flex>
    </Box>
  );
}

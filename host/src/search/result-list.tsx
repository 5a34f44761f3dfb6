import { Box, Button, HStack, Late, Separator, Skeleton, Stack, Text } from '@my-note/shared-kit/ui';
import { useDeferredValue, useId } from 'react';
import type { OptionOf } from './option.ts';
import { type OptionHandlers, rowProps } from './option-row.tsx';
import { FindingRow, TextRow } from './result-rows.tsx';
import { rowsLook } from './rows-look.ts';
import { texts } from './texts.ts';

/** Rows that are drawn with the key; those below them, out of sight, a moment later. */
const AT_ONCE = 7;

interface ResultListProps extends OptionHandlers {
  id: string;
  findings: readonly OptionOf<'finding'>[];
  inText: readonly OptionOf<'text'>[];
  /** The hits in texts are those of former words. */
  former: boolean;
  textFailed: boolean;
  onTextRetry: () => void;
  /** Nothing more is on its way. */
  complete: boolean;
}

/** Results by title and slug, and below a divider those in the texts of notes. */
export function ResultList(props: ResultListProps) {
  const { id, findings, inText, former, textFailed, onTextRetry, complete, ...handlers } = props;
  const headingId = useId();
  const late = useDeferredValue(findings) === findings;
  const empty = findings.length === 0 && inText.length === 0;
  return (
    <>
      <Box id={id} role="listbox" aria-label={texts.results} padding={empty ? '0' : '2'} css={rowsLook}>
        {findings.slice(0, late ? undefined : AT_ONCE).map((option) => (
          <FindingRow key={option.key} option={option} {...rowProps(handlers, option)} />
        ))}
        {inText.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, not of a form
          <div role="group" aria-labelledby={headingId} data-former={former}>
            {findings.length > 0 && <Separator marginY="2" role="presentation" />}
            <Text
              id={headingId}
              role="presentation"
              paddingX="3"
              paddingY="1"
              fontSize="xs"
              fontWeight="600"
              color="fg.muted"
            >
              {texts.inText}
            </Text>
            {inText.map((option) => (
              <TextRow key={option.key} option={option} {...rowProps(handlers, option)} />
            ))}
          </div>
        )}
      </Box>
      {textFailed && (
        <HStack paddingX="5" paddingBottom="3" gap="3" justify="space-between" color="fg.muted">
          <Text fontSize="sm">{texts.textUnknown}</Text>
          <Button size="xs" variant="outline" onClick={onTextRetry}>
            {texts.tryAgain}
          </Button>
        </HStack>
      )}
      {empty && complete && (
        <Text paddingX="5" paddingY="8" textAlign="center" color="fg.muted">
          {texts.nothing}
        </Text>
      )}
      {empty && !complete && (
        <Late>
          <Stack gap="3" padding="4" aria-busy>
            <Skeleton height="10" />
            <Skeleton height="10" />
          </Stack>
        </Late>
      )}
    </>
  );
}

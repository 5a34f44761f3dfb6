import { Box, Button, HStack, Late, Separator, Skeleton, Stack, Text } from '@my-note/shared-kit/ui';
import { useId } from 'react';
import { Highlight } from './highlight.tsx';
import { ItemRow } from './item-row.tsx';
import type { OptionOf } from './option.ts';
import { type OptionHandlers, OptionRow } from './option-row.tsx';
import { rowsLook } from './rows-look.ts';
import { texts } from './texts.ts';

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
  const empty = findings.length === 0 && inText.length === 0;
  return (
    <>
      <Box id={id} role="listbox" aria-label={texts.results} padding={empty ? '0' : '2'} css={rowsLook}>
        {findings.map((option) => (
          <OptionRow key={option.key} option={option} {...handlers}>
            <ItemRow item={option.finding.item} inTitle={option.finding.title} inSlug={option.finding.slug} />
          </OptionRow>
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
              <OptionRow key={option.key} option={option} {...handlers}>
                {option.hit.item.category && <span data-part="fact">{option.hit.item.category.title}</span>}
                <span data-part="title">
                  <Highlight text={option.hit.title.text} ranges={option.hit.title.highlights} />
                </span>
                <span data-part="snippet">
                  <Highlight text={option.hit.snippet.text} ranges={option.hit.snippet.highlights} />
                </span>
              </OptionRow>
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

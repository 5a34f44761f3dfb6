import { Box, Button, HStack, Text } from '@my-note/kit/ui';
import { useDeferredValue } from 'react';
import type { OptionOf } from '../state/option.ts';
import type { ProvidedGroup } from '../state/use-provided-hits.ts';
import { texts } from '../texts.ts';
import { EmptyList, LoadingList } from './list-states.tsx';
import { type OptionHandlers, rowProps } from './option-row.tsx';
import { ResultGroup } from './result-group.tsx';
import { FindingRow, ProvidedRow, TextRow } from './result-rows.tsx';
import { rowStyles } from './row-styles.ts';

/** Rows that render with the key press; those below, out of sight, render a moment later. */
const IMMEDIATE = 7;

interface ResultListProps extends OptionHandlers {
  id: string;
  literal: readonly OptionOf<'finding'>[];
  inText: readonly OptionOf<'text'>[];
  similar: readonly OptionOf<'finding'>[];
  /** Results of remotes. */
  groups: readonly ProvidedGroup[];
  /** The hits in texts are those of the previous query. */
  textStale: boolean;
  textFailed: boolean;
  /** Why the search cannot be answered as it is written. */
  problem: string | undefined;
  /** Notes whose texts are not searched yet. */
  indexing: number;
  onTextRetry: () => void;
  /** No more results will follow. */
  complete: boolean;
}

/** Titles and slugs that contain the words, then texts that do, then similar titles, then what remotes found. */
export function ResultList(props: ResultListProps) {
  const { id, literal, inText, similar, groups, textStale, textFailed, problem, indexing, ...rest } = props;
  const { onTextRetry, complete, ...handlers } = rest;
  const [lateLiteral, lateSimilar] = [useDeferredValue(literal), useDeferredValue(similar)];
  const late = lateLiteral === literal && lateSimilar === similar;
  const own = literal.length + inText.length + similar.length;
  const empty = own + groups.length === 0;
  const findingRow = (option: OptionOf<'finding'>) => (
    <FindingRow key={option.key} option={option} {...rowProps(handlers, option)} />
  );
  return (
    <>
      <Box id={id} role="listbox" aria-label={texts.results} padding={empty ? '0' : '2'} css={rowStyles}>
        {literal.slice(0, late ? undefined : IMMEDIATE).map(findingRow)}
        <ResultGroup name={texts.inText} divided={literal.length > 0} stale={textStale}>
          {inText.map((option) => (
            <TextRow key={option.key} option={option} {...rowProps(handlers, option)} />
          ))}
        </ResultGroup>
        <ResultGroup name={texts.similar} divided={literal.length + inText.length > 0}>
          {similar.slice(0, late ? undefined : IMMEDIATE).map(findingRow)}
        </ResultGroup>
        {groups.map(({ remote, label, options }, index) => (
          <ResultGroup key={remote} name={label} divided={own + index > 0}>
            {options.map((option) => (
              <ProvidedRow key={option.key} option={option} {...rowProps(handlers, option)} />
            ))}
          </ResultGroup>
        ))}
      </Box>
      {textFailed && (
        <HStack paddingX="5" paddingBottom="3" gap="3" justify="space-between" color="fg.muted">
          <Text fontSize="sm">{texts.textUnknown}</Text>
          <Button size="xs" variant="outline" onClick={onTextRetry}>
            {texts.tryAgain}
          </Button>
        </HStack>
      )}
      {problem !== undefined && (
        <Text role="status" paddingX="5" paddingY="4" color="fg.muted">
          {problem}
        </Text>
      )}
      {empty &&
        problem === undefined &&
        (complete ? <EmptyList>{texts.nothing}</EmptyList> : <LoadingList />)}
      {indexing > 0 && (
        <Text paddingX="5" paddingBottom="3" fontSize="sm" color="fg.muted">
          {texts.indexing(indexing)}
        </Text>
      )}
    </>
  );
}

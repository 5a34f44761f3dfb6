import { Highlight } from '@my-note/kit/forms';
import { shownTitle } from '@my-note/kit/menu';
import { memo } from 'react';
import type { Ranges } from '../engine/messages.ts';
import type { OptionOf } from '../state/option.ts';
import { ItemRow } from './item-row.tsx';
import { type OptionActions, OptionRow } from './option-row.tsx';

interface RowProps<Kind extends 'finding' | 'text' | 'provided'> extends OptionActions {
  option: OptionOf<Kind>;
  id: string;
  selected: boolean;
}

const sameRanges = (a: Ranges, b: Ranges) => a.join() === b.join();

// The worker sends new objects each time, so hits are compared by value.
function sameRow(a: RowProps<'finding'>, b: RowProps<'finding'>): boolean {
  const [one, other] = [a.option.finding, b.option.finding];
  return (
    a.id === b.id &&
    a.selected === b.selected &&
    a.onChoose === b.onChoose &&
    a.onPoint === b.onPoint &&
    one.item === other.item &&
    sameRanges(one.title, other.title) &&
    sameRanges(one.slug, other.slug)
  );
}

/** A result by title and slug. */
export const FindingRow = memo(function FindingRow(props: RowProps<'finding'>) {
  const { item, title, slug } = props.option.finding;
  return (
    <OptionRow {...props}>
      <ItemRow item={item} inTitle={title} inSlug={slug} />
    </OptionRow>
  );
}, sameRow);

/** A hit in a text, with an excerpt around it. */
export const TextRow = memo(function TextRow(props: RowProps<'text'>) {
  const { item, title, snippet } = props.option.hit;
  return (
    <OptionRow {...props}>
      {item.category && (
        <span data-part="fact" dir="auto">
          {item.category.title}
        </span>
      )}
      <span data-part="title" dir="auto">
        <Highlight text={title.text || shownTitle(item)} ranges={title.highlights} />
      </span>
      <span data-part="snippet" dir="auto">
        <Highlight text={snippet.text} ranges={snippet.highlights} />
      </span>
    </OptionRow>
  );
});

/** A result of a remote. */
export const ProvidedRow = (props: RowProps<'provided'>) => {
  const { title, excerpt } = props.option.hit;
  return (
    <OptionRow {...props}>
      <span data-part="title" dir="auto">
        {title}
      </span>
      {excerpt && (
        <span data-part="snippet" dir="auto">
          {excerpt}
        </span>
      )}
    </OptionRow>
  );
};

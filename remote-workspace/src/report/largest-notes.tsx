import { links } from '@my-note/contract';
import type { Report } from '@my-note/contract/report';
import { Bars } from './charts/bar-list.tsx';
import { ChartFrame } from './charts/chart-frame.tsx';
import { formatCount, formatNumber } from './format.ts';
import { reportTexts } from './texts.ts';

/** Links to the longest notes. */
export function LargestNotes({ notes }: { notes: Report['largest'] }) {
  const [first] = notes;
  if (!first) return null;
  const rows = notes.map(({ _id, title, words, characters }) => ({
    key: _id,
    cells: [title || reportTexts.untitled, formatNumber(words), formatNumber(characters)],
  }));
  return (
    <ChartFrame
      title={reportTexts.largest}
      says={reportTexts.largestSays(first.title || reportTexts.untitled, formatCount(first.words, 'word'))}
      table={{ columns: [reportTexts.note, reportTexts.words, reportTexts.characters], rows }}
    >
      {({ labelledBy }) => (
        <Bars
          labelledBy={labelledBy}
          bars={notes.map(({ _id, title, slug, words }) => ({
            key: _id,
            name: title || reportTexts.untitled,
            href: links.item(slug),
            value: words,
            facts: formatCount(words, 'word'),
          }))}
        />
      )}
    </ChartFrame>
  );
}

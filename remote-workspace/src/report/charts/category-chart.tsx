import { links } from '@my-note/contract';
import { formatCount, formatNumber, formatPart } from '../format.ts';
import { reportTexts } from '../texts.ts';
import { type Bar, Bars } from './bar-list.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { type CategoryWords, topCategories } from './top-categories.ts';

const nameOf = ({ _id, title }: CategoryWords) =>
  _id === null ? reportTexts.topLevel : title || reportTexts.untitled;

/** Words directly in each category: the ten with most, and the rest. */
export function CategoryChart({ categories }: { categories: readonly CategoryWords[] }) {
  const { top, rest, words } = topCategories(categories);
  const entries = [
    ...top.map((category) => ({
      ...category,
      key: category._id ?? '',
      name: nameOf(category),
      href: category.slug === null ? undefined : links.item(category.slug),
    })),
    ...(rest
      ? [{ ...rest, key: 'rest', name: reportTexts.rest(formatNumber(rest.count)), href: undefined }]
      : []),
  ];
  const bars: Bar[] = entries.map((entry) => ({
    key: entry.key,
    name: entry.name,
    href: entry.href,
    value: entry.words,
    facts: reportTexts.facts(formatCount(entry.words, 'word'), formatCount(entry.notes, 'note')),
  }));
  const rows = entries.map((entry) => ({
    key: entry.key,
    cells: [entry.name, formatNumber(entry.words), formatNumber(entry.notes)],
  }));
  const [first] = top;
  const says =
    first && words > 0
      ? reportTexts.categoriesSays(nameOf(first), formatPart(first.words / words))
      : reportTexts.categoriesNone;
  return (
    <ChartFrame
      title={reportTexts.categories}
      says={says}
      table={
        rows.length > 0
          ? { columns: [reportTexts.category, reportTexts.words, reportTexts.notes], rows }
          : undefined
      }
    >
      {({ labelledBy }) => <Bars bars={bars} labelledBy={labelledBy} />}
    </ChartFrame>
  );
}

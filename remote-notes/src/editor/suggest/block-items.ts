import {
  FileText,
  Image,
  ListTree,
  type LucideIcon,
  Minus,
  Paperclip,
  Shapes,
  Sigma,
  SquareChevronRight,
  StickyNote,
  Table2,
} from 'lucide-react';
import { editorTexts as texts } from '../../editor-texts.ts';
import type { Fence } from '../fences/fence.ts';
import { insertFence } from '../fences/insert-fence.ts';
import { writeFormula } from '../formulas/insert-formula.ts';
import { insertDetails } from '../html/insert-details.ts';
import { blockKinds } from '../popups/block-kinds.ts';
import { addProperties } from '../properties/add-properties.ts';
import { commands } from '../visual/commands.ts';
import { type BlockKind, turnInto } from '../visual/turn-into.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { blockTexts } from './texts.ts';

export interface BlockItem {
  id: string;
  label: string;
  group: string;
  icon: LucideIcon;
  /** Other words that find it. */
  synonyms: string;
  /** The Markdown that makes the same. */
  hint?: string;
  /** Without it, a form asks for a picture. */
  run?: (editor: VisualEditor) => void;
}

const { basic, lists, media, advanced } = texts.blockGroups;
const { synonyms } = blockTexts;

const block = (kind: BlockKind, group: string, hint: string, words: string): BlockItem => {
  const { label = kind, icon = Minus } = blockKinds.find((each) => each.kind === kind) ?? {};
  return { id: kind, label, group, icon, hint, synonyms: words, run: ({ run }) => run(turnInto(kind)) };
};

const blockItems: readonly BlockItem[] = [
  block('text', basic, '', synonyms.text),
  block('heading-1', basic, '#', synonyms.heading1),
  block('heading-2', basic, '##', synonyms.heading2),
  block('heading-3', basic, '###', synonyms.heading3),
  block('quote', basic, '>', synonyms.quote),
  {
    id: 'rule',
    label: texts.rule,
    group: basic,
    icon: Minus,
    hint: '---',
    synonyms: synonyms.rule,
    run: ({ run }) => run(commands.rule),
  },
  block('bullets', lists, '-', synonyms.bullets),
  block('numbers', lists, '1.', synonyms.numbers),
  block('tasks', lists, '- [ ]', synonyms.tasks),
  {
    id: 'image',
    label: texts.image,
    group: media,
    icon: Image,
    synonyms: synonyms.image,
  },
  {
    id: 'file',
    label: texts.file,
    group: media,
    icon: Paperclip,
    synonyms: synonyms.file,
    run: ({ choose }) => choose('any'),
  },
  {
    id: 'note',
    label: texts.noteLink,
    group: media,
    icon: FileText,
    hint: '[[',
    synonyms: synonyms.note,
    run: ({ suggestNotes }) => suggestNotes(),
  },
  {
    id: 'embed',
    label: blockTexts.embed,
    group: media,
    icon: StickyNote,
    hint: '![[',
    synonyms: synonyms.embed,
    run: (editor) => {
      const { state, dispatch } = editor.view();
      dispatch(state.tr.insertText('![['));
      editor.focus();
    },
  },
  {
    id: 'table',
    label: texts.table,
    group: advanced,
    icon: Table2,
    hint: '/table 3x4',
    synonyms: synonyms.table,
    run: ({ insertTable }) => insertTable(3, 3),
  },
  {
    id: 'formula',
    label: blockTexts.formula,
    group: advanced,
    icon: Sigma,
    hint: '$$',
    synonyms: synonyms.formula,
    run: (editor) => writeFormula(editor, '$$\nx\n$$'),
  },
  {
    id: 'inline-formula',
    label: blockTexts.inlineFormula,
    group: advanced,
    icon: Sigma,
    hint: '$x$',
    synonyms: synonyms.inlineFormula,
    run: (editor) => writeFormula(editor, '$x$'),
  },
  block('code', advanced, '```', synonyms.code),
  {
    id: 'details',
    label: blockTexts.details,
    group: advanced,
    icon: SquareChevronRight,
    hint: '<details>',
    synonyms: synonyms.details,
    run: ({ run }) => run(insertDetails(blockTexts.detailsSummary)),
  },
  {
    id: 'properties',
    label: blockTexts.properties,
    group: advanced,
    icon: ListTree,
    hint: '---',
    synonyms: synonyms.properties,
    run: addProperties,
  },
  block('callout', advanced, '> [!note]', synonyms.callout),
];

type Insert = NonNullable<Fence['module']['insert']>;

/** The host checks only what a fence has to export. */
const isInsert = (value: Insert | undefined): value is Insert =>
  [value?.label, value?.source, value?.hint ?? ''].every((text) => typeof text === 'string');

/** The blocks that remotes bring; of a language, the remote that draws it. */
export function fenceItems(fences: readonly Fence[]): BlockItem[] {
  const first = new Map(fences.toReversed().map((fence) => [fence.point, fence]));
  return fences.flatMap((fence) => {
    const { remote, point, module } = fence;
    const { insert, Editor } = module;
    if (!isInsert(insert) || first.get(point) !== fence) return [];
    const language = point.slice('fence/'.length);
    return {
      id: `${remote}/${language}`,
      label: insert.label,
      group: advanced,
      icon: Shapes,
      hint: insert.hint ?? `\`\`\`${language}`,
      synonyms: `${language} ${insert.keywords ?? ''}`.trim().toLowerCase(),
      run: ({ run }) => run(insertFence(language, insert.source, Editor !== undefined)),
    };
  });
}

const startsWord = (words: string, query: string) => ` ${words}`.includes(` ${query}`);

/** Lower is better; null when the query does not find the block. */
function rankOf({ label, synonyms }: BlockItem, query: string): number | null {
  const name = label.toLowerCase();
  if (name.startsWith(query) || synonyms.split(' ').includes(query)) return 0;
  if (startsWord(name, query) || name.replaceAll(' ', '').startsWith(query)) return 1;
  if (startsWord(synonyms, query)) return 2;
  return name.includes(query) ? 3 : null;
}

interface Match {
  item: BlockItem;
  rank: number | null;
}

/** Among names that start with the query, the one that is nearly typed comes first. */
const byRank = (query: string) => (a: Match, b: Match) => {
  const byLength = query && a.rank === 0 ? a.item.label.length - b.item.label.length : 0;
  return (a.rank ?? 0) - (b.rank ?? 0) || byLength;
};

const SIZE = /^(?:table ?)?(\d{1,2})[x×*](\d{1,2})$/;
const [MOST_COLUMNS, MOST_ROWS] = [20, 50];

/** A table of the size that was typed. */
function sizedTable(query: string): BlockItem[] {
  const table = blockItems.find(({ id }) => id === 'table');
  const [, columns = 0, rows = 0] = SIZE.exec(query)?.map(Number) ?? [];
  if (!table || columns < 1 || rows < 1 || columns > MOST_COLUMNS || rows > MOST_ROWS) return [];
  const { hint: _hint, ...item } = table;
  return [
    { ...item, label: texts.tableOf(columns, rows), run: ({ insertTable }) => insertTable(columns, rows) },
  ];
}

/** All blocks in their groups without a query, otherwise those that it finds, the best match first. */
export function findBlockItems(query: string, others: readonly BlockItem[] = []): BlockItem[] {
  const wanted = query.toLowerCase().trim();
  const sized = sizedTable(wanted);
  if (sized.length > 0) return sized;
  return [...blockItems, ...others]
    .map((item) => ({ item, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort(byRank(wanted))
    .map(({ item }) => item);
}

import {
  Heading1,
  Heading2,
  Heading3,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessageSquareQuote,
  SquareCode,
  TextQuote,
  Type,
} from 'lucide-react';
import { editorTexts as texts } from '../../editor-texts.ts';
import type { BlockKind } from '../visual/turn-into.ts';

/** The kinds of blocks that a text can be turned into, in the order of the menus. */
export const blockKinds: readonly { kind: BlockKind; label: string; icon: LucideIcon }[] = [
  { kind: 'text', label: texts.paragraph, icon: Type },
  { kind: 'heading-1', label: texts.heading(1), icon: Heading1 },
  { kind: 'heading-2', label: texts.heading(2), icon: Heading2 },
  { kind: 'heading-3', label: texts.heading(3), icon: Heading3 },
  { kind: 'bullets', label: texts.bulletList, icon: List },
  { kind: 'numbers', label: texts.orderedList, icon: ListOrdered },
  { kind: 'tasks', label: texts.taskList, icon: ListChecks },
  { kind: 'quote', label: texts.quote, icon: TextQuote },
  { kind: 'callout', label: texts.callout, icon: MessageSquareQuote },
  { kind: 'code', label: texts.codeBlock, icon: SquareCode },
];

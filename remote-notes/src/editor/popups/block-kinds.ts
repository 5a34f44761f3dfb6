import { blockKeys } from '@my-note/kit/keys';
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
export const blockKinds: readonly { kind: BlockKind; label: string; icon: LucideIcon; keys?: string }[] = [
  { kind: 'text', label: texts.paragraph, icon: Type, keys: blockKeys.text.keys },
  { kind: 'heading-1', label: texts.heading(1), icon: Heading1, keys: blockKeys['heading-1'].keys },
  { kind: 'heading-2', label: texts.heading(2), icon: Heading2, keys: blockKeys['heading-2'].keys },
  { kind: 'heading-3', label: texts.heading(3), icon: Heading3, keys: blockKeys['heading-3'].keys },
  { kind: 'bullets', label: texts.bulletList, icon: List, keys: blockKeys.bullets.keys },
  { kind: 'numbers', label: texts.orderedList, icon: ListOrdered, keys: blockKeys.numbers.keys },
  { kind: 'tasks', label: texts.taskList, icon: ListChecks, keys: blockKeys.tasks.keys },
  { kind: 'quote', label: texts.quote, icon: TextQuote, keys: blockKeys.quote.keys },
  { kind: 'callout', label: texts.callout, icon: MessageSquareQuote },
  { kind: 'code', label: texts.codeBlock, icon: SquareCode, keys: blockKeys.code.keys },
];

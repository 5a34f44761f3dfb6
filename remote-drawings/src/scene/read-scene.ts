import * as v from 'valibot';
import { boundsOf } from './bounds.ts';
import { costOf } from './cost.ts';
import { colorSchema, type Element, elementSchema, MOST } from './element.ts';

/** A drawing whose every value was checked: it may come from anybody. */
export interface Scene {
  elements: readonly Element[];
  /** Of the canvas; without it the drawing stands on the page. */
  background?: string;
}

const MOST_COST = 100_000;
const WHITE = '#ffffff';

const sceneSchema = v.object({
  elements: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MOST.elements),
    // What was deleted stays in a file of Excalidraw for those who draw together.
    v.transform((elements) => elements.filter((one) => Object(one).isDeleted !== true)),
    v.array(elementSchema),
  ),
  appState: v.optional(v.object({ viewBackgroundColor: v.fallback(v.optional(colorSchema, WHITE), WHITE) })),
});

/** Reads the text of a code block, or of a file of Excalidraw; null when it is no drawing, or too much of one. */
export function readScene(source: string): Scene | null {
  if (source.trim() === '') return { elements: [] };
  if (source.length > MOST.characters) return null;
  const { success, output } = v.safeParse(sceneSchema, parse(source));
  if (!success || isTooMuch(output.elements)) return null;
  const background = output.appState?.viewBackgroundColor ?? WHITE;
  return { elements: output.elements, ...(background === WHITE ? {} : { background }) };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

function isTooMuch(elements: readonly Element[]): boolean {
  const { width, height } = boundsOf(elements);
  const cost = elements.reduce((sum, element) => sum + costOf(element), 0);
  return cost > MOST_COST || Math.max(width, height) > MOST.size;
}

/** The words in a drawing, for those who do not see it. */
export const wordsOf = ({ elements }: Scene): string =>
  elements
    .flatMap((element) => (element.type === 'text' ? [element.text] : []))
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('. ');

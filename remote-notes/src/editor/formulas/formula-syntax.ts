import { formulaAt, formulaBlockAt } from '@my-note/kit/markdown';
import type { Construct, Context, Effects, State } from '../markdown/read/micromark.ts';

const DOLLAR = 36;
// Line ends are lower than tabs and their spaces.
const isLineEnd = (code: number | null) => code === null || code < -2;

/** The text that is being parsed: whether a formula has an end is seen ahead, and never taken back. */
let source = '';

const isEscaped = ({ events }: Context) => events.at(-1)?.[1].type === 'characterEscape';

const inline: Construct = {
  name: 'formula',
  previous(code) {
    return code !== DOLLAR || isEscaped(this);
  },
  tokenize(effects, ok, nok) {
    let left = formulaAt(source.slice(this.now().offset))?.raw.length ?? 0;
    const inside: State = (code) => {
      if (left === 0) {
        effects.exit('formula');
        return ok(code);
      }
      // The cell of a table ends earlier than its line.
      if (isLineEnd(code)) return nok(code);
      left -= 1;
      effects.consume(code);
      return inside;
    };
    return (code) => {
      if (left === 0) return nok(code);
      effects.enter('formula');
      return inside(code);
    };
  },
};

/** Lines of the block that begins at a place, without the marks of the quotes and lists around it; 0 for none. */
function linesOfBlock(offset: number): number {
  const lines: string[] = [];
  for (let from = offset; from < source.length; ) {
    const end = source.indexOf('\n', from);
    const line = source.slice(from, end < 0 ? undefined : end).replace(/\r$/, '');
    const inner = from === offset ? line : line.replace(/^[ \t>]*/, '');
    if (inner.trim() === '') break;
    lines.push(inner);
    const found = /\$\$[ \t]*$/.test(inner) ? formulaBlockAt(lines.join('\n')) : undefined;
    if (found) return lines.length;
    if (end < 0) break;
    from = end + 1;
  }
  return 0;
}

/** Takes a line end, if the next line belongs to the same quote or list. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects: Effects, ok, nok) {
    return (code) => {
      if (code === null) return nok(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

const block: Construct = {
  name: 'formulaBlock',
  concrete: true,
  tokenize(effects, ok, nok) {
    let left = linesOfBlock(this.now().offset);
    const end: State = (code) => {
      effects.exit('formulaBlock');
      return ok(code);
    };
    const line: State = (code) => {
      if (isLineEnd(code)) return lineEnd(code);
      effects.enter('formulaLine');
      return inside(code);
    };
    const inside: State = (code) => {
      if (isLineEnd(code)) {
        effects.exit('formulaLine');
        return lineEnd(code);
      }
      effects.consume(code);
      return inside;
    };
    const take: State = (code) => {
      if (code === null) return end(code);
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return line;
    };
    const lineEnd: State = (code) => {
      left -= 1;
      return left > 0 ? effects.check(nextLine, take, end)(code) : end(code);
    };
    return (code) => {
      if (left === 0) return nok(code);
      effects.enter('formulaBlock');
      return line(code);
    };
  },
};

interface Reader {
  enter: (node: object, token: unknown) => void;
  exit: (token: unknown) => void;
  buffer: () => void;
  resume: () => string;
  sliceSerialize: (token: unknown) => string;
  stack: readonly object[];
  config: Record<'enter' | 'exit', { data?: (this: Reader, token: unknown) => void }>;
}

/** A formula is kept as HTML is: one piece, as it is written. */
const reading = {
  enter: {
    formula(this: Reader, token: unknown) {
      this.enter({ type: 'html', value: this.sliceSerialize(token) }, token);
    },
    formulaBlock(this: Reader, token: unknown) {
      this.enter({ type: 'html', value: '' }, token);
      this.buffer();
    },
  },
  exit: {
    formula(this: Reader, token: unknown) {
      this.exit(token);
    },
    formulaLine(this: Reader, token: unknown) {
      this.config.enter.data?.call(this, token);
      this.config.exit.data?.call(this, token);
    },
    formulaBlock(this: Reader, token: unknown) {
      const value = this.resume();
      Object.assign(this.stack.at(-1) ?? {}, { value });
      this.exit(token);
    },
  },
};

/** Words that would be a formula are escaped where a paragraph is written again. */
const writing = { unsafe: [{ character: '$', after: '[^\\s]', inConstruct: 'phrasing' }] };

interface Processor {
  parser?: (document: string, file: never) => unknown;
  data: () => object;
}

interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
  toMarkdownExtensions?: unknown[];
}

/** Teaches the editor's parser formulas, the same ones as in the reading view. */
export function readFormulas(processor: Processor): void {
  const { parser } = processor;
  if (!parser) return;
  processor.parser = (document, file) => {
    source = document;
    return parser(document, file);
  };
  const data: ParserData = processor.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { text: { [DOLLAR]: inline }, flow: { [DOLLAR]: block } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), reading];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), writing];
}

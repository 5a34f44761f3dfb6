// What is used of micromark, whose types no package here brings.

export type Code = number | null;
export type State = (code: Code) => State | undefined;
export interface Token {
  type: string;
  _balanced?: boolean;
}
export interface Effects {
  enter: (type: string) => void;
  exit: (type: string) => void;
  consume: (code: Code) => void;
  check: (construct: Construct, ok: State, nok: State) => State;
}
export interface Context {
  previous: Code;
  events: readonly (readonly [step: string, token: Token, ...rest: unknown[]])[];
  now: () => { line: number; offset: number };
  /** Lines that continue a paragraph without the marks of its quote or list. */
  parser: { lazy: Record<number, boolean> };
}
export interface Construct {
  name?: string;
  partial?: boolean;
  /** Nothing else can begin inside. */
  concrete?: boolean;
  previous?: (this: Context, code: Code) => boolean;
  tokenize: (this: Context, effects: Effects, ok: State, nok: State) => State;
}

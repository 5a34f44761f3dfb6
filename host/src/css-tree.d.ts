// The library brings no types. Only what host/src/features/settings/appearance/check-css.ts uses is declared.
declare module 'css-tree/parser' {
  interface ParseOptions {
    positions?: boolean;
    onParseError?: (error: { line: number; message: string }) => void;
  }
  const parse: (css: string, options: ParseOptions) => object;
  export default parse;
}

declare module 'css-tree/tokenizer' {
  export const tokenize: (css: string, onToken: (type: number, start: number, end: number) => void) => void;
  export const tokenTypes: Readonly<Record<'BadString' | 'BadUrl' | 'Comment' | 'AtKeyword', number>>;
}

// Its own types bring those of a browser along.
declare module 'highlight.js/lib/common' {
  const highlighter: {
    getLanguage: (name: string) => unknown;
    registerLanguage: (name: string, grammar: object) => void;
    highlight: (code: string, options: { language: string; ignoreIllegals: boolean }) => { value: string };
  };
  export default highlighter;
}
declare module 'highlight.js/lib/languages/clojure';
declare module 'highlight.js/lib/languages/dart';
declare module 'highlight.js/lib/languages/dockerfile';
declare module 'highlight.js/lib/languages/elixir';
declare module 'highlight.js/lib/languages/erlang';
declare module 'highlight.js/lib/languages/haskell';
declare module 'highlight.js/lib/languages/http';
declare module 'highlight.js/lib/languages/julia';
declare module 'highlight.js/lib/languages/latex';
declare module 'highlight.js/lib/languages/nginx';
declare module 'highlight.js/lib/languages/powershell';
declare module 'highlight.js/lib/languages/scala';

import highlighter from 'highlight.js/lib/common';
import clojure from 'highlight.js/lib/languages/clojure';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import erlang from 'highlight.js/lib/languages/erlang';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import julia from 'highlight.js/lib/languages/julia';
import latex from 'highlight.js/lib/languages/latex';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import scala from 'highlight.js/lib/languages/scala';

const more = {
  clojure,
  dart,
  dockerfile,
  elixir,
  erlang,
  haskell,
  http,
  julia,
  latex,
  nginx,
  powershell,
  scala,
};
for (const [name, grammar] of Object.entries(more)) highlighter.registerLanguage(name, grammar);

/** The languages of the reading view. */
export { highlighter };

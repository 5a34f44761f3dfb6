/** A language whose syntax is highlighted: the word behind the fence, its name, and other words for it. */
export interface Language {
  id: string;
  name: string;
  others: string;
}

const LIST = `bash|Bash|sh zsh shell script
c|C|h
clojure|Clojure|clj
cpp|C++|c++ cc hpp
csharp|C#|c# cs dotnet
css|CSS|style
dart|Dart|flutter
diff|Diff|patch
dockerfile|Dockerfile|docker container
elixir|Elixir|ex exs
erlang|Erlang|erl
go|Go|golang
graphql|GraphQL|gql
haskell|Haskell|hs
http|HTTP|request
ini|INI and TOML|toml conf settings
java|Java|
javascript|JavaScript|js jsx mjs node
json|JSON|jsonc json5
julia|Julia|jl
kotlin|Kotlin|kt kts
latex|LaTeX|tex
less|Less|style
lua|Lua|
makefile|Makefile|make mk
markdown|Markdown|md
mermaid|Mermaid diagram|chart flowchart
nginx|nginx|
objectivec|Objective-C|objc
perl|Perl|pl
php|PHP|
powershell|PowerShell|ps1 pwsh
python|Python|py python3
r|R|
ruby|Ruby|rb
rust|Rust|rs
scala|Scala|
scss|SCSS|sass style
shell|Shell session|console terminal
sql|SQL|postgres postgresql mysql sqlite
swift|Swift|
typescript|TypeScript|ts tsx
xml|HTML and XML|html svg vue
yaml|YAML|yml`;

const languages: readonly Language[] = LIST.split('\n').map((line) => {
  const [id = '', name = '', others = ''] = line.split('|');
  return { id, name, others };
});

function rankOf({ id, name, others }: Language, query: string): number {
  const words = [id, ...name.toLowerCase().split(' '), ...others.split(' ')];
  if (words.includes(query)) return 0;
  if (words.some((word) => word.startsWith(query))) return 1;
  return words.some((word) => word.includes(query)) ? 2 : 3;
}

/** The languages that a query finds, the best match first; all of them without a query. */
export function findLanguages(query: string): Language[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [...languages];
  return languages
    .map((language) => ({ language, rank: rankOf(language, wanted) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ language }) => language);
}

/** Whether a word is the id of a language, or another word for one. */
export const isLanguage = (word: string): boolean =>
  languages.some(({ id, others }) => [id, ...others.split(' ')].includes(word.trim().toLowerCase()));

export const nameOfLanguage = (id: string): string =>
  languages.find((language) => language.id === id.toLowerCase())?.name ?? id;

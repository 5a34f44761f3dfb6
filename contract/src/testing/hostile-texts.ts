/** The call that every text tries to make; a test listens for it. */
const RUN = 'hostile()';
const encoded = [...RUN].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
const tab = RUN.slice(0, 3);

/** Addresses that run code in a browser that follows them. */
const addresses = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\rscript:${RUN}`,
  `java&#9;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript&#58;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript:${RUN}`,
  `javascript://example.org/%0a${RUN}`,
  `javascript:/*--></title></style></textarea>*/${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>parent.${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaG9zdGlsZSgpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${RUN}'/>`,
  `blob:null/${tab}`,
  `feed:javascript:${RUN}`,
  `view-source:javascript:${RUN}`,
];

/** Sources of formulas that try to run code, or to take the page. */
export const hostileFormulas: readonly string[] = [
  `\\href{javascript:${RUN}}{x}`,
  `\\url{javascript:${RUN}}`,
  `\\htmlData{x=1}{\\htmlId{x}{\\htmlClass{x}{\\htmlStyle{position:fixed}{x}}}}`,
  `\\includegraphics{https://example.org/x.png}`,
  `\\text{<img src=x onerror=${RUN}>}`,
  `\\text{</annotation></math><img src=x onerror=${RUN}>}`,
  `\\text{</code></pre><script>${RUN}</script>}`,
  `\\unicode{<svg onload=${RUN}>}`,
  `\\color{red" onmouseover="${RUN}}x`,
  `\\def\\x{\\x\\x}\\x`,
  `\\rule{100000em}{100000em}`,
  `${'{'.repeat(2_000)}x${'}'.repeat(2_000)}`,
];

/** Names of attached files that try to become a part of the page. */
export const hostileFileNames: readonly string[] = [
  `<img src=x onerror=${RUN}>.pdf`,
  `"><script>${RUN}</script>.html`,
  `' onmouseover='${RUN}.svg`,
  `<svg onload=${RUN}>.mp4`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">.txt`,
  `&lt;img src=x onerror=${RUN}&gt;.js`,
  `\u202e${RUN}<b>.fdp`,
];

const inMarkdown = addresses
  .filter((address) => !/[\n\r]/.test(address))
  .flatMap((address) => [`[press](<${address}>)`, `![picture](<${address}>)`]);

const markdown = [
  ...inMarkdown,
  ...hostileFormulas.flatMap((tex) => [`a $${tex}$ b`, `$$\n${tex}\n$$`]),
  ...hostileFileNames.map((name) => `[${name}](/attachments/00000000-0000-7000-8000-000000000000)`),
  `[a.html](/attachments/00000000-0000-7000-8000-000000000000#"onload="${RUN})`,
  `[a.pdf](/attachments/00000000-0000-7000-8000-000000000000 "" onload="${RUN}")`,
  `[press](javascript:${RUN}//www.youtube.com/watch?v=abcdefghijk)`,
  `[<img src=x onerror=${RUN}>](https://www.youtube.com/watch?v=abcdefghijk)`,
  `https://www.youtube.com/watch?v=abcdefghijk"onload="${RUN}`,
  `https://youtu.be/abcdefghijk?t="><img/src=x/onerror=${RUN}>`,
  `[press][ref]\n\n[ref]: javascript:${RUN}`,
  `<javascript:${RUN}>`,
  `[press](javascript:${RUN} "title")`,
  `[press](https://example.org "\\" onmouseover=\\"${RUN}")`,
  `![x](https://example.invalid/x.png "\\"onerror=\\"${RUN}")`,
  `![x" onerror="${RUN}](https://example.invalid/x.png)`,
  `[<img src=x onerror=${RUN}>](https://example.org)`,
  `\`\`\`html" onmouseover="${RUN}\n<img src=x onerror=${RUN}>\n\`\`\``,
  `\`\`\`<img/src=x/onerror=${RUN}>\ncode\n\`\`\``,
  `\`<img src=x onerror=${RUN}>\``,
  `# <img src=x onerror=${RUN}> heading`,
  `# heading {#" onclick="${RUN}}`,
  `| <img src=x onerror=${RUN}> | b |\n| --- | --- |\n| <svg onload=${RUN}> | d |`,
  `- [ ] <img src=x onerror=${RUN}>`,
  `> <img src=x onerror=${RUN}>`,
  `https://example.org/"onmouseover="${RUN}`,
  `www.example.org/<img src=x onerror=${RUN}>`,
  `[^1]\n\n[^1]: <img src=x onerror=${RUN}>`,
  `[[00000000-0000-7000-8000-000000000000|<img src=x onerror=${RUN}>]]`,
  `---\ntitle: "<img src=x onerror=${RUN}>"\n---\n\ntext`,
  `~~<img src=x onerror=${RUN}>~~ **<svg onload=${RUN}>**`,
  `&lt;img src=x onerror=${RUN}&gt; &#60;script&#62;${RUN}&#60;/script&#62;`,
];

const events = ['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onpointerenter'];

const html = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=data:text/javascript,${RUN}></SCRIPT>`,
  `<script type=module>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script/xss>${RUN}</script >`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<math><script>${RUN}</script></math>`,
  ...events.map((event) => `<img src=x ${event}=${RUN} tabindex=0 autofocus>`),
  ...events.map((event) => `<svg ${event}=${RUN} tabindex=0 autofocus><circle r=20 /></svg>`),
  `<img src=x:x onerror="${encoded}">`,
  `<img src="x\`\`onerror=${RUN}">`,
  `<img/src=x/onerror=${RUN}/>`,
  `<img src=x onerror\n=\n${RUN}>`,
  `<img """><script>${RUN}</script>">`,
  `<image src=x onerror=${RUN}>`,
  `<video src=x onerror=${RUN}></video>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>a</summary></details>`,
  `<marquee onstart=${RUN}>a</marquee>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe onload=${RUN}></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="data:text/html,<script>parent.${RUN}</script>"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${RUN}'/>">`,
  `<form action="javascript:${RUN}"><button>press</button></form>`,
  `<form><button formaction="javascript:${RUN}">press</button></form>`,
  `<form id=a></form><button form=a formaction="javascript:${RUN}">press</button>`,
  `<isindex type=image src=1 onerror=${RUN}>`,
  `<a href="javascript:${RUN}" target=_self>press</a>`,
  `<a href="&#106;&#97;vascript:${RUN}">press</a>`,
  `<a href="javascript&NewLine;:${RUN}">press</a>`,
  `<a href=" &#14; javascript:${RUN}">press</a>`,
  `<a xlink:href="javascript:${RUN}">press</a>`,
  `<svg><a href="javascript:${RUN}"><text y=20>press</text></a></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>press</text></a></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text y=20>press</text></a></svg>`,
  `<svg><set attributeName=onmouseover to="${RUN}"/></svg>`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${RUN}'/></svg>#x"/></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<math href="javascript:${RUN}"><mi>press</mi></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<style>*{background:url("javascript:${RUN}")}</style><p>text</p>`,
  `<p style="background:url(javascript:${RUN})">text</p>`,
  `<p style="width:expression(${RUN})">text</p>`,
  `<p style="-moz-binding:url(data:text/xml,${RUN})">text</p>`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<link rel=import href="data:text/html,<script>${RUN}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:/a/-${RUN}/">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<title><p title="</title><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${RUN}>`,
  `<x onclick=${RUN} tabindex=1 autofocus onfocus=${RUN}>press</x>`,
  `<p contenteditable onbeforeinput=${RUN} autofocus>press</p>`,
  `<p onanimationstart=${RUN} style="animation:spin 1s">text</p>`,
  `<p ontransitionend=${RUN} style="transition:all 1s">text</p>`,
  `<a href=# popovertarget=x>press</a><p popover id=x onbeforetoggle=${RUN}>text</p>`,
  `<img name=getElementById src=x><img id=cookie src=x onerror=${RUN}>`,
  `<a id=document><a id=document name=body href="javascript:${RUN}">press</a>`,
  `<div data-slug="javascript:${RUN}" data-on-click="${RUN}" class="note-link">press</div>`,
  `<img srcset="x 1x, javascript:${RUN} 2x" onerror=${RUN}>`,
  `<picture><source srcset=x onerror=${RUN}><img src=x onerror=${RUN}></picture>`,
  `<track src=x onload=${RUN}>`,
  `<frameset onload=${RUN}><frame src="javascript:${RUN}"></frameset>`,
  `<applet code="javascript:${RUN}"></applet>`,
  `<portal src="javascript:${RUN}"></portal>`,
];

const svgOf = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" ${attributes}><rect width="40" height="40" fill="teal"/>${inside}</svg>`;

/** Pictures that are also programs. */
export const hostilePictures = [
  svgOf(`<script>parent.${RUN}</script>`),
  svgOf(`<script><![CDATA[parent.${RUN}]]></script>`),
  svgOf(`<script xlink:href="data:text/javascript,parent.${RUN}"/>`),
  svgOf('', `onload="parent.${RUN}"`),
  svgOf(`<image href="x" onerror="parent.${RUN}"/>`),
  svgOf(`<animate onbegin="parent.${RUN}" attributeName="x" dur="1s"/>`),
  svgOf(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="parent.${RUN}"/></foreignObject>`),
  svgOf(
    `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.${RUN}"/></foreignObject>`,
  ),
  svgOf(`<a href="javascript:parent.${RUN}"><rect width="40" height="40"/></a>`),
  svgOf(`<set attributeName="onmouseover" to="parent.${RUN}"/>`),
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>parent.${RUN}</script>">]>${svgOf('&x;')}`,
  `<?xml-stylesheet type="text/xsl" href="data:text/xsl,${RUN}"?>${svgOf('')}`,
] as const;

/** Sources of diagrams that try to run code, to lead elsewhere, or to change the page around them. */
export const hostileDiagrams: readonly string[] = [
  ...addresses
    .filter((address) => !/["\n\r]/.test(address))
    .map((address) => `flowchart LR\n  A[press] --> B\n  click A href "${address}" "title" _self`),
  `flowchart LR\n  A --> B\n  click A call ${RUN.replace('()', '')}() "title"`,
  `flowchart LR\n  A --> B\n  click A ${RUN.replace('()', '')} "title"`,
  `flowchart LR\n  A["<img src=x onerror=${RUN}>"] --> B["<svg onload=${RUN}>"]`,
  `flowchart LR\n  A["<script>${RUN}</script>"] -->|"<iframe srcdoc='<script>parent.${RUN}</script>'>"| B`,
  `flowchart LR\n  A["\`**bold** <a href='javascript:${RUN}'>press</a>\`"] --> B`,
  `flowchart LR\n  A["$$\\href{javascript:${RUN}}{x}$$"] --> B`,
  `flowchart LR\n  A@{ img: "x\\" onerror=\\"${RUN}", label: "x" }`,
  `flowchart LR\n  A@{ icon: "<img src=x onerror=${RUN}>", label: "x" }`,
  `%%{init: {"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}}}%%\nflowchart LR\n  A["<img src=x onerror=${RUN}>"]\n  click A "javascript:${RUN}"`,
  `%%{init: {"themeCSS": "} body { display: none } a {"}}%%\nflowchart LR\n  A --> B`,
  `%%{init: {"fontFamily": "x; } body { display: none } a { \\"<img src=x onerror=${RUN}>"}}%%\nflowchart LR\n  A --> B`,
  `%%{init: {"themeVariables": {"primaryColor": "red;} body {display:none}", "lineColor": "\\"><img src=x onerror=${RUN}>"}}}%%\nflowchart LR\n  A --> B`,
  `%%{init: {"__proto__": {"polluted": "${RUN}"}, "constructor": {"prototype": {"polluted": 1}}}}%%\nflowchart LR\n  A --> B`,
  `%%{init: {"secure": [], "securityLevel": "sandbox"}}%%\nflowchart LR\n  A --> B`,
  `---\nconfig:\n  securityLevel: loose\n  htmlLabels: true\n---\nflowchart LR\n  A["<img src=x onerror=${RUN}>"]`,
  `---\ntitle: "<img src=x onerror=${RUN}>"\n---\nflowchart LR\n  A --> B`,
  `flowchart LR\n  A --> B\n  classDef x fill:red,stroke:url(javascript:${RUN})}body{display:none}\n  class A x`,
  `flowchart LR\n  A --> B\n  style A fill:#fff" onmouseover="${RUN}`,
  `sequenceDiagram\n  participant A as <img src=x onerror=${RUN}>\n  A->>A: <svg onload=${RUN}>\n  link A: press @ javascript:${RUN}\n  Note over A: <script>${RUN}</script>`,
  `classDiagram\n  class A["<img src=x onerror=${RUN}>"]\n  click A href "javascript:${RUN}" "title"\n  note for A "<svg onload=${RUN}>"`,
  `stateDiagram-v2\n  state "<img src=x onerror=${RUN}>" as A\n  A --> B: <svg onload=${RUN}>\n  click A "javascript:${RUN}" "title"`,
  `gantt\n  section <img src=x onerror=${RUN}>\n  Task :a, 2024-01-01, 3d\n  click a href "javascript:${RUN}"\n  click a call hostile()`,
  `pie title <img src=x onerror=${RUN}>\n  "<svg onload=${RUN}>" : 40`,
  `mindmap\n  root((<img src=x onerror=${RUN}>))\n    ::icon(fa" onclick="${RUN})\n    <script>${RUN}</script>`,
  `journey\n  title <img src=x onerror=${RUN}>\n  section <svg onload=${RUN}>\n    <script>${RUN}</script>: 5: Me`,
  `erDiagram\n  "<img src=x onerror=${RUN}>" ||--o{ B : "<svg onload=${RUN}>"`,
  `gitGraph\n  commit id: "<img src=x onerror=${RUN}>" tag: "<svg onload=${RUN}>"`,
  `block-beta\n  a["<img src=x onerror=${RUN}>"]`,
  `C4Context\n  Person(a, "<img src=x onerror=${RUN}>", "<svg onload=${RUN}>", $sprite="x' onerror='${RUN}", $link="javascript:${RUN}")`,
  `<svg onload=${RUN}>`,
  `</code></pre><img src=x onerror=${RUN}>`,
  `flowchart LR\n${'  A --> B\n'.repeat(6000)}`,
];

/** Texts that try to run code wherever a note is rendered. */
export const hostileTexts: readonly string[] = [...markdown, ...html];

/** The same in the form in which a web page puts them on the clipboard. */
export const hostileHtml: readonly string[] = [
  ...html,
  ...addresses.map((address) => `<a href="${address.replaceAll('"', '&quot;')}">press</a>`),
];

/** What an SVG could run or fetch; each names `hostile` or `example.org`. */
export const hostileSvg = [
  `<script>${RUN}</script>`,
  `<a href="javascript:${RUN}"><text>A</text></a>`,
  `<text onclick="${RUN}">A</text>`,
  `<foreignObject><img src="x" onerror="${RUN}"></foreignObject>`,
  `<image href="https://example.org/x.png" onload="${RUN}" />`,
  '<use href="data:image/svg+xml,hostile()" />',
];

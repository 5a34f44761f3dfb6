/** Look of an exported note, in light and dark as the reader's system wants it, and on paper. */
export const STYLE = `
:root{--paper:#fbfaf7;--ink:#1f1d1a;--muted:#5e5a52;--line:#e3dfd5;--strong:#c9c3b6;--quiet:#f4f2ec;--accent:#0e6a66;--mark:#ffe9a8;--value:#9a4a06;--gone:#a3262a}
@media screen and (prefers-color-scheme:dark){:root{--paper:#17181b;--ink:#e9e7e2;--muted:#a9a7a1;--line:#2f3137;--strong:#45484f;--quiet:#1c1d21;--accent:#6ccbc3;--mark:#5b4a12;--value:#f0b47a;--gone:#f29a9a}}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1.0625rem/1.65 Charter,"Iowan Old Style","Palatino Linotype",Georgia,serif;overflow-wrap:anywhere;scroll-padding-top:1rem}
body{margin:0}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1,h2,h3,h4,h5,h6{font-family:system-ui,sans-serif;font-weight:650;line-height:1.25;margin:1.4em 0 .5em}
header h1{font-size:2rem;margin:0}
h1{font-size:1.75em}h2{font-size:1.4em}h3{font-size:1.18em}h4,h5,h6{font-size:1em}
.changed,.contents,.above,figcaption{font-family:system-ui,sans-serif;font-size:.85rem;color:var(--muted)}
.changed{margin:.4rem 0 2rem}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
p,ul,ol,pre,table,blockquote,figure,details{margin:.9em 0}
ul,ol{padding-inline-start:1.5em}
li>ul,li>ol{margin:.25em 0}
li:has(>input[type=checkbox],>p>input[type=checkbox]){list-style:none}
li input[type=checkbox]{margin-inline:-1.45em .45em;accent-color:var(--accent)}
blockquote{border-inline-start:3px solid var(--strong);padding-inline-start:1em;margin-inline:0;color:var(--muted)}
blockquote[data-callout]{border-color:var(--accent)}
[data-callout=title]{font-weight:650;color:var(--ink)}
code,pre,kbd,samp{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;font-size:.85em;font-variant-ligatures:none}
code{background:var(--quiet);border-radius:4px;padding:.1em .3em}
pre{background:var(--quiet);border:1px solid var(--line);border-radius:8px;padding:.9em 1em;overflow-x:auto;line-height:1.55}
pre code{background:none;padding:0;font-size:1em}
pre[data-plain]{white-space:pre-wrap}
.hljs-comment,.hljs-quote,.hljs-meta{color:var(--muted);font-style:italic}
.hljs-keyword,.hljs-selector-tag,.hljs-section,.hljs-name,.hljs-built_in{color:var(--accent);font-weight:600}
.hljs-attr,.hljs-attribute,.hljs-type,.hljs-variable,.hljs-property,.hljs-addition{color:var(--accent)}
.hljs-string,.hljs-number,.hljs-literal,.hljs-regexp,.hljs-symbol,.hljs-link{color:var(--value)}
.hljs-title,.hljs-selector-class,.hljs-selector-id,.hljs-strong{font-weight:650}
.hljs-emphasis{font-style:italic}.hljs-deletion{color:var(--gone)}
hr{border:0;border-top:1px solid var(--strong);margin:2em 0}
img{max-width:100%;height:auto;border-radius:6px;vertical-align:top}
img[data-drawing]{background:#fff}
figure{margin-inline:0}
table{border-collapse:collapse;display:block;overflow-x:auto;font-family:system-ui,sans-serif;font-size:.9em;font-variant-numeric:tabular-nums}
th,td{border:1px solid var(--line);padding:.4em .7em;text-align:start;vertical-align:top}
th{background:var(--quiet);font-weight:600}
[align=right]{text-align:right}[align=center]{text-align:center}
mark{background:var(--mark);color:inherit;border-radius:2px}
math[display=block]{overflow-x:auto;overflow-y:hidden;padding:.3em 0}
summary{cursor:pointer;font-weight:600}
section[data-properties]{font-family:system-ui,sans-serif;font-size:.85em;border-bottom:1px solid var(--line);padding-bottom:.9em}
[data-properties] dl>div{display:grid;grid-template-columns:minmax(6rem,10rem) 1fr;gap:1em}
[data-properties] dt{color:var(--muted)}[data-properties] dd{margin:0;white-space:pre-line}
[data-properties] ul{margin:0}
sup{font-size:.75em;line-height:0}
section[data-footnote]{margin-top:2.5em;padding-top:1em;border-top:1px solid var(--line);font-size:.9em}
section[data-embed]{border:1px solid var(--line);border-radius:8px;padding:.1em 1em;margin:.9em 0}
section[data-embed]>p:first-child{font-family:system-ui,sans-serif;font-size:.85rem;color:var(--muted);margin:.5em 0}
.contents{border:1px solid var(--line);border-radius:8px;padding:.8rem 1.1rem;margin-bottom:2rem}
.contents h2{font-size:1em;margin:0 0 .3em}.contents ul{list-style:none;margin:0;padding:0}
.contents a{text-decoration:none}.contents a:hover{text-decoration:underline}
.level-2{padding-inline-start:1em}.level-3{padding-inline-start:2em}.level-4,.level-5,.level-6{padding-inline-start:3em}
@page{margin:18mm 16mm;@bottom-center{content:counter(page) " / " counter(pages);font:9pt system-ui,sans-serif;color:#555}}
@media print{
:root{--paper:#fff;--ink:#000;--muted:#333;--line:#bbb;--strong:#999;--quiet:#fff;--accent:#000;--value:#333;--gone:#333}
html{font-size:11pt}
main{max-width:none;padding:0}
h1,h2,h3,h4,h5,h6,[data-part=heading]{break-after:avoid;break-inside:avoid}
pre,figure,img,blockquote,table,math{break-inside:avoid}
pre{white-space:pre-wrap}
table{display:table;width:auto}thead{display:table-header-group}tr{break-inside:avoid}
p,li{orphans:3;widows:3}
.text a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em;word-break:break-all}
.contents{border:0;padding:0;break-after:page}
details::details-content{content-visibility:visible;display:block;height:auto}
}
`.trim();

/** What the pages of a site have besides. */
export const SITE_STYLE = `
.site{display:grid;grid-template-columns:minmax(0,1fr)}
aside{font-family:system-ui,sans-serif;font-size:.9rem;line-height:1.4;background:var(--quiet);border-bottom:1px solid var(--line);padding:1rem}
aside input{width:100%;font:inherit;font-size:max(16px,1em);color:inherit;background:var(--paper);border:1px solid var(--strong);border-radius:6px;padding:.5rem .7rem}
.found{color:var(--muted);margin:.5rem 0}.found:empty{display:none}
.hits{list-style:none;margin:0 0 1rem;padding:0}.hits a{font-weight:600}.hits p{margin:.1rem 0 .6rem;color:var(--muted)}
.tree ul{list-style:none;margin:0;padding:0}.tree>ul{margin-top:.6rem}
.tree li{position:relative;padding-inline-start:1.3rem;margin:0}
.tree button{position:absolute;inset-inline-start:0;top:.15rem;width:1.5rem;height:1.5rem;padding:0;border:0;background:none;color:var(--muted);font:inherit;cursor:pointer}
.tree button::before{content:"▸"}.tree button[aria-expanded=true]::before{content:"▾"}
.tree a{display:block;padding:.25rem .4rem;border-radius:4px;text-decoration:none;color:inherit}
.tree a:hover{background:var(--line)}
.tree [aria-current]{color:var(--accent);font-weight:650}
.above ol{list-style:none;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:.4rem}
.above li:not(:last-child)::after{content:" /"}
.inside{margin-top:1.5rem}
@media screen and (min-width:60rem){
.site:has(aside:not([hidden])){grid-template-columns:18rem minmax(0,1fr)}
aside{border-bottom:0;border-inline-end:1px solid var(--line);position:sticky;top:0;height:100vh;overflow-y:auto}
}
@media print{aside,.above{display:none}}
`;

import type { Broken } from './broken-builds.ts';
import type { ChangedBuild } from './changed-build.ts';

const PAGE = /^__federation_expose_rain_page/;

/** Puts code in the place of a hook of the base page. */
const at = (hook: 'Module' | 'Render' | 'Effect', code: string) => (build: ChangedBuild) =>
  build.script(PAGE, (text) => text.replace(`globalThis.rain${hook}?.()`, `(()=>{${code}})()`));
/** Adds an element to the base page; `create` is React's `createElement`. */
const element = (code: string) => (build: ChangedBuild) =>
  build.script(PAGE, (text) =>
    text.replace(
      /globalThis\.rainElement\?\.\(([^()]+|\(0,[^()]+\))\)/,
      (_all, create) => `(create=>${code})(${create})`,
    ),
  );

/** Defects that only running the remote shows. */
export const brokenPages: Broken[] = [
  {
    title: 'a module that throws when it starts',
    check: 'mount',
    message: /rain-page\) shows an error/,
    change: at('Module', 'throw new Error("no rain today")'),
  },
  {
    title: 'a page that throws while it renders',
    check: 'mount',
    message: /rain-page\) shows an error/,
    change: at('Render', 'throw new Error("no rain today")'),
  },
  {
    title: 'an error after the page is shown',
    check: 'mount',
    message: /an error was thrown: too late/,
    change: at('Effect', 'setTimeout(()=>{throw new Error("too late")})'),
  },
  {
    title: 'HTML in a string',
    check: 'page-policy',
    message: /blocked require-trusted-types-for trusted-types-sink .*Make elements with React/,
    change: at('Effect', 'document.createElement("p").innerHTML="<b>rain</b>"'),
  },
  {
    title: 'a call to another site',
    check: 'page-policy',
    message: /blocked connect-src https:\/\/weather\.example.*Call the service of the site/,
    change: at('Effect', 'fetch("https://weather.example/rain").catch(()=>{})'),
  },
  {
    title: 'a style sheet that a script inserts for everybody',
    check: 'page-styles',
    message: /A style sheet of the remote changes header.*: outline/,
    change: at(
      'Effect',
      'const s=document.createElement("style");document.head.append(s);s.sheet.insertRule("header{outline:3px solid red}")',
    ),
  },
  {
    title: 'a global',
    check: 'globals',
    message: /umbrella was added .*Keep it in a module/,
    change: at('Module', 'globalThis.umbrella={}'),
  },
  {
    title: 'a built-in object with more methods',
    check: 'globals',
    message: /Array\.prototype\.drizzle was added/,
    change: at('Module', 'Array.prototype.drizzle=function(){}'),
  },
  {
    title: 'a fetch of its own for everybody',
    check: 'globals',
    message: /fetch was replaced .*Leave what the browser provides/,
    change: at('Effect', 'const f=window.fetch;window.fetch=(...all)=>f(...all)'),
  },
  {
    title: 'a picture without alternative text',
    check: 'accessibility',
    message: /axe: Images must have alternative text \(image-alt\) .*where: \/i\/rain, img/,
    change: element('create("img",{src:"/favicon.svg"})'),
  },
  {
    title: 'a listener for each time it is opened',
    check: 'growth',
    message: /[\d.]+ event listeners stay .*Remove in the cleanup/,
    change: at('Effect', 'addEventListener("resize",()=>{})'),
  },
  {
    title: 'elements that stay in the document',
    check: 'growth',
    message: /[\d.]+ DOM nodes stay/,
    change: at('Effect', 'for(let n=0;n<3;n++)document.body.append(document.createElement("i"))'),
  },
  {
    title: 'a timer that nobody stops',
    check: 'growth',
    message: /1\.0 repeating timers stay .*clearInterval/,
    change: at('Effect', 'setInterval(()=>{},60000)'),
  },
  {
    title: 'nothing on the page when the service fails',
    check: 'faults',
    message: /When the service responds with 500, the page shows nothing .*Show what failed/,
    change: (build) => build.script(PAGE, (text) => text.replace('globalThis.rainError', '!1')),
  },
  {
    title: 'an error that nobody catches when the service fails',
    check: 'faults',
    message: /When the service is out of reach, the page throws:/,
    change: at('Effect', 'fetch("/api/u-notes/rain").then((r)=>r.json())'),
  },
];

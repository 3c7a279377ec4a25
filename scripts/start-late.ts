import { createHash } from 'node:crypto';

/*
 * What React Router writes: the module that starts the page, the scripts it asks for ahead of time, and the data that
 * the page was made of, which its scripts read once more.
 */
const startModule = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const stream = String.raw`window\.__reactRouterContext\.streamController\.`;
const streamedData = new RegExp(`<script>${stream}enqueue\\(("(?:[^"\\\\]|\\\\.)*")\\);</script>`, 'g');
const streamEnd = new RegExp(`<script>${stream}close\\(\\);</script>`);

/** A page and the files that its scripts start with, to be put beside the other assets. */
interface LateStart {
  html: string;
  files: { name: string; text: string }[];
}

/**
 * A page whose scripts and data are fetched once all that is seen has come and is painted, or at the visitor's first
 * sign of life: on a slow line they would take their share from the text and the largest picture. Clicks on buttons are
 * kept until the page is alive (app/shell/early-clicks.ts makes them then). Where something cannot be fetched, the
 * page stays text and links, all of it laid out (app/shell/parts-script.ts).
 * @param base the site's folder on its host, `/` or `/folder/`
 * @throws where the page has not the form that React Router 8 writes
 */
export function withLateStart(html: string, base: string): LateStart {
  const code = startModule.exec(html)?.[1];
  if (!code) throw new Error('A page has no module to start with: has React Router changed its form?');
  const data = [...html.matchAll(streamedData)].map(([, text = '']) => JSON.parse(text) as string).join('');
  if (!data || !streamEnd.test(html)) {
    throw new Error('A page has no data to start with: has React Router changed its form?');
  }
  const start = { name: `start-${hashOf(code)}.js`, text: code };
  const page = { name: `page-${hashOf(data)}.json`, text: data };
  const preloads = [...html.matchAll(modulePreload)].map(([, href = '']) => href);
  const starter = starterScript(`${base}assets/${start.name}`, `${base}assets/${page.name}`, preloads);
  return {
    html: html
      .replace(modulePreload, '')
      .replace(streamedData, '')
      .replace(streamEnd, '')
      .replace(startModule, () => `<script>${starter}</script>`),
    files: [start, page],
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * Runs in the page, as it stands here without its line ends. Which pictures are in the window it hears from an observer:
 * asking each for its place would lay out all that the first paint left out.
 */
function starterScript(start: string, data: string, preloads: string[]): string {
  return `(()=>{
let isStarted=false;
const clicked=[];
const keep=event=>{
const button=event.target.closest?.('button:not([commandfor])');
if(!button)return;
event.preventDefault();
event.stopImmediatePropagation();
clicked.push(button)
};
const start=()=>{
if(isStarted)return;
isStarted=true;
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));
const data=fetch(${JSON.stringify(data)}).then(answer=>answer.ok?answer.text():Promise.reject(new Error(answer.status))).then(text=>{
const stream=__reactRouterContext.streamController;
stream.enqueue(text);
stream.close()
});
Promise.all([data,import(${JSON.stringify(start)})]).catch(error=>{stop();document.documentElement.classList.remove('in-parts');console.error(error)})
};
const stop=()=>{removeEventListener('click',keep,true);return clicked.splice(0)};
window.takeEarlyClicks=stop;
addEventListener('click',keep,true);
for(const sign of ['pointerdown','touchstart','keydown','wheel'])addEventListener(sign,start,{once:true,capture:true,passive:true});
const loaded=new Promise(resolve=>document.readyState==='complete'?resolve():addEventListener('load',resolve));
const painted=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:'paint',buffered:true}));
const settled=image=>new Promise(resolve=>{for(const end of ['load','error'])image.addEventListener(end,resolve)});
const pictures=()=>document.images.length&&new Promise(resolve=>{
const observer=new IntersectionObserver(entries=>{
observer.disconnect();
resolve(Promise.all(entries.filter(entry=>entry.isIntersecting&&!entry.target.complete).map(entry=>settled(entry.target))))
});
for(const image of document.images)observer.observe(image)
});
Promise.all([loaded,painted]).then(pictures).then(()=>requestAnimationFrame(()=>setTimeout(start)));
setTimeout(start,3000)
})()`.replaceAll('\n', '');
}

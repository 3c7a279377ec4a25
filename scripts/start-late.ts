import { createHash } from 'node:crypto';

/* What React Router writes: the module that starts the page, and the scripts it asks for ahead of time. */
const startModule = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;

/** The file that starts a page, beside the other scripts. */
interface StartFile {
  name: string;
  code: string;
}

/**
 * A page whose scripts are fetched once all that is seen has come and is painted, or at the visitor's first sign of life: on a slow
 * line they would take their share from the largest picture. Clicks on buttons are kept until the page
 * is alive (app/shell/early-clicks.ts makes them then).
 * @param base the site's folder on its host, `/` or `/folder/`
 * @throws where the page has not the form that React Router 8 writes
 */
export function withLateStart(html: string, base: string): { html: string; start: StartFile } {
  const code = startModule.exec(html)?.[1];
  if (!code) throw new Error('A page has no module to start with: has React Router changed its form?');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `start-${hash}.js`;
  const preloads = [...html.matchAll(modulePreload)].map(([, href = '']) => href);
  const starter = starterScript(`${base}assets/${name}`, preloads);
  return {
    html: html.replace(modulePreload, '').replace(startModule, () => `<script>${starter}</script>`),
    start: { name, code },
  };
}

/** Runs in the page, as it stands here without its spaces. */
function starterScript(start: string, preloads: string[]): string {
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
import(${JSON.stringify(start)}).catch(error=>{stop();console.error(error)})
};
const stop=()=>{removeEventListener('click',keep,true);return clicked.splice(0)};
window.takeEarlyClicks=stop;
addEventListener('click',keep,true);
for(const sign of ['pointerdown','touchstart','keydown','wheel'])addEventListener(sign,start,{once:true,capture:true,passive:true});
const loaded=new Promise(resolve=>document.readyState==='complete'?resolve():addEventListener('load',resolve));
const painted=new Promise(resolve=>new PerformanceObserver(resolve).observe({type:'paint',buffered:true}));
Promise.all([loaded,painted]).then(()=>requestAnimationFrame(()=>setTimeout(start)));
setTimeout(start,3000)
})()`.replaceAll('\n', '');
}

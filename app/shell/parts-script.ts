/**
 * Runs in the head before the first paint: a visitor who arrives at the top of a page is spared laying out all that
 * stands below the window (styles/base.css leaves it out; lay-out-parts.ts makes up for it). Who comes back, reloads
 * or arrives at a place inside the page gets it whole, since places are found by their height; so does who follows a
 * link before all is laid out.
 */
export const partsScript =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){const{classList}=document.documentElement;classList.add('in-parts');addEventListener('click',e=>{if(e.target.closest?.('a'))classList.remove('in-parts')},true);addEventListener('popstate',()=>classList.remove('in-parts'))}";

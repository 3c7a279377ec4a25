/**
 * Runs in the head, before the router's own inline script. Where a browser denies storage, merely naming it throws, and in
 * some apps' web views it is null; the router names it outside any guard. A storage in memory that lasts as long as the page
 * takes its place.
 */
export const storageScript =
  "try{sessionStorage.length}catch{let m={};Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}";

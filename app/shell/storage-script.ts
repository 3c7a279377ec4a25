/**
 * Runs in the head, before the router's own inline script. Where a browser denies storage, merely naming it throws,
 * and the router names it outside any guard; a storage in memory that lasts as long as the page keeps it whole.
 */
export const storageScript =
  "try{sessionStorage}catch{let m={};Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}";

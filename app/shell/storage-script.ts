/**
 * Runs in the head, before the router's own inline script. If a browser denies storage, reading `sessionStorage` throws
 * an error; in the web views of some apps it is null. The router reads it without a try block. In these browsers, this
 * script defines a storage in memory instead, which lasts as long as the page.
 */
export const storageScript =
  "try{sessionStorage.length}catch{let m={};Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}";

/**
 * Gives the page a storage in memory if the browser has no `sessionStorage`: some browsers throw an error on access,
 * and in the web views of some apps it is null. React Router reads `sessionStorage` without a try block, so this script
 * runs in the head, before the router's inline script.
 */
export const storageScript =
  "try{sessionStorage.length}catch{let m={};Object.defineProperty(window,'sessionStorage',{value:{getItem:k=>m[k]??null,setItem(k,v){m[k]=v},removeItem(k){delete m[k]}}})}";

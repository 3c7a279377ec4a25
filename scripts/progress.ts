/**
 * Starts a counter line such as `pictures 34/145`: rewritten in place on a terminal, otherwise one line for
 * about every 20 steps. Returns the function to call after each step; it ends the line after the last one.
 */
export function startProgress(label: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const isLast = done === total;
    if (process.stdout.isTTY) process.stdout.write(`\r${label} ${done}/${total}${isLast ? '\n' : ''}`);
    else if (isLast || done % 20 === 0) console.log(`${label} ${done}/${total}`);
  };
}

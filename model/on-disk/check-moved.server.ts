import type { ContentFolder } from './content-folder.server.ts';
import type { WholeContent } from './read-kinds.server.ts';

/**
 * Checks that every former address leads directly to an existing item or section, and that no present item has a former
 * address.
 */
export function checkMoved({ moved }: WholeContent, folder: ContentFolder): void {
  moved.forEach(({ from, to }, index) => {
    const mistake = (field: 'from' | 'to', ...rest: [Parameters<ContentFolder['addMistake']>[2], string]) =>
      folder.addMistake('moved.yaml', `[${index + 1}].${field}`, rest[0], { address: rest[1] });
    if (folder.has(from.slice(1))) mistake('from', 'addressInUse', from);
    if (moved.findIndex((other) => other.from === from) !== index) mistake('from', 'addressTwice', from);
    if (moved.some((other) => other.from === to)) mistake('to', 'movedAgain', to);
    else if (to.split('/').length > 2 && !folder.has(to.slice(1))) mistake('to', 'nothingThere', to);
  });
}

import { endedAvailability, endedExceptions, endedStarts } from '#model/on-disk/ended.server.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { addressOf } from './address-of.ts';
import type { Ended } from './state.ts';

/**
 * Lists entries of the content that are over and can be removed, each with its field: exceptions of the opening hours,
 * the last days of “sold out” and “limited”, and the next starts of courses.
 * @param now the current time, in ms since 1970
 */
export function endedIn(content: Content, now: number): Ended[] {
  return [
    ...endedExceptions(content, now).map((one) => ({ address: '/hours', field: 'hours.exceptions', ...one })),
    ...endedAvailability(content, now).map(({ file, field, state, day, name: note }) => {
      return { address: addressOf(file), field: `${field}.state`, state, day, note };
    }),
    ...endedStarts(content, now).map(({ file, day, name: note }) => {
      return { address: addressOf(file), field: 'next_start', state: 'started' as const, day, note };
    }),
  ];
}
